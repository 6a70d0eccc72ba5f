import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Clock, createCountdown } from './countdown'

let now = 0
let due: { at: number; callback: () => void }[] = []
const time: Clock = {
  now: () => now,
  setTimer(ms, callback) {
    const entry = { at: now + ms, callback }
    due.push(entry)
    return () => {
      due = due.filter((other) => other !== entry)
    }
  },
}
const pass = (ms: number) => {
  now += ms
  for (const entry of due.filter(({ at }) => at <= now)) entry.callback()
  due = due.filter(({ at }) => at > now)
}

beforeEach(() => {
  now = 0
  due = []
})

describe('the duration of a toast', () => {
  it('counts from start(), and calls back once', () => {
    const done = vi.fn()
    const countdown = createCountdown(2000, done, time)
    pass(5000)
    countdown.start()
    countdown.start()
    pass(1999)
    expect(done).not.toHaveBeenCalled()
    pass(1)
    pass(5000)
    expect(done).toHaveBeenCalledOnce()
  })

  it('pauses for the pointer and for the focus, and continues with the remaining time', () => {
    const done = vi.fn()
    const countdown = createCountdown(2000, done, time)
    countdown.start()
    pass(1500)
    countdown.pause('pointer')
    countdown.pause('focus')
    pass(9000)
    countdown.resume('pointer')
    pass(9000)
    expect(done).not.toHaveBeenCalled()
    countdown.resume('focus')
    pass(499)
    expect(done).not.toHaveBeenCalled()
    pass(1)
    expect(done).toHaveBeenCalledOnce()
  })

  it('never ends if it is 0, nor after it was stopped', () => {
    const done = vi.fn()
    createCountdown(0, done, time).start()
    const stopped = createCountdown(5000, done, time)
    stopped.start()
    stopped.stop()
    pass(99999)
    expect(done).not.toHaveBeenCalled()
  })
})
