import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Clock, createCountdown } from './countdown'

let now = 0
let timers: { dueMs: number; callback: () => void }[] = []
const clock: Clock = {
  now: () => now,
  setTimer(ms, callback) {
    const entry = { dueMs: now + ms, callback }
    timers.push(entry)
    return () => {
      timers = timers.filter((other) => other !== entry)
    }
  },
}
const advance = (ms: number) => {
  now += ms
  for (const entry of timers.filter(({ dueMs }) => dueMs <= now)) entry.callback()
  timers = timers.filter(({ dueMs }) => dueMs > now)
}

beforeEach(() => {
  now = 0
  timers = []
})

describe('the duration of a toast', () => {
  it('counts from start(), and calls back once', () => {
    const done = vi.fn()
    const countdown = createCountdown(2000, done, clock)
    advance(5000)
    countdown.start()
    countdown.start()
    advance(1999)
    expect(done).not.toHaveBeenCalled()
    advance(1)
    advance(5000)
    expect(done).toHaveBeenCalledOnce()
  })

  it('pauses for the pointer and for the focus, and continues with the remaining time', () => {
    const done = vi.fn()
    const countdown = createCountdown(2000, done, clock)
    countdown.start()
    advance(1500)
    countdown.pause('pointer')
    countdown.pause('focus')
    advance(9000)
    countdown.resume('pointer')
    advance(9000)
    expect(done).not.toHaveBeenCalled()
    countdown.resume('focus')
    advance(499)
    expect(done).not.toHaveBeenCalled()
    advance(1)
    expect(done).toHaveBeenCalledOnce()
  })

  it('ends after a pause that started when no time remained, because the timer was late', () => {
    const done = vi.fn()
    const countdown = createCountdown(2000, done, clock)
    countdown.start()
    now = 2005
    countdown.pause('pointer')
    advance(9000)
    expect(done).not.toHaveBeenCalled()
    countdown.resume('pointer')
    advance(1)
    expect(done).toHaveBeenCalledOnce()
  })

  it('never ends if it is 0, nor after it was stopped', () => {
    const done = vi.fn()
    createCountdown(0, done, clock).start()
    const stopped = createCountdown(5000, done, clock)
    stopped.start()
    stopped.stop()
    advance(99999)
    expect(done).not.toHaveBeenCalled()
  })
})
