// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { delayReady, markReady } from './ready'

const root = document.documentElement
const isReady = () => 'ready' in root.dataset

let callOff = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  callOff()
  delete root.dataset.ready
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that never has a free moment, and keeps to the deadline that it is given. */
const busy = () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(then, timeout),
  )
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

describe.each([
  ['that is busy', busy],
  ['that cannot tell when it is idle', () => vi.stubGlobal('requestIdleCallback', undefined)],
])('in a browser %s the book', (_, browser) => {
  beforeEach(browser)

  it('is ready 30 ms after the client has started, when nothing is pending', () => {
    callOff = markReady()
    vi.advanceTimersByTime(29)
    expect(isReady()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isReady()).toBe(true)
  })

  it('waits for all that belongs to the start, and no longer than 30 ms after the last of it', () => {
    const [first, second] = [delayReady(), delayReady()]
    callOff = markReady()
    vi.advanceTimersByTime(1000)
    first()
    first()
    vi.advanceTimersByTime(1000)
    expect(isReady()).toBe(false)
    second()
    vi.advanceTimersByTime(30)
    expect(isReady()).toBe(true)
  })

  it('is not marked any more once the start is called off', () => {
    const here = delayReady()
    const whileHeld = markReady()
    whileHeld()
    here()
    const whileWaiting = markReady()
    whileWaiting()
    vi.advanceTimersByTime(1000)
    expect(isReady()).toBe(false)
  })
})

it('in a browser with nothing to do the book is ready at its first free moment', () => {
  let free = () => {}
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    free = then
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  callOff = markReady()
  expect(isReady()).toBe(false)
  free()
  expect(isReady()).toBe(true)
})
