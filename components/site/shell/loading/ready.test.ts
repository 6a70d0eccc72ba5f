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

/** A browser that is never idle and runs idle callbacks at their timeout. */
const busy = () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(then, timeout),
  )
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

describe.each([
  ['that is busy', busy],
  ['without requestIdleCallback', () => vi.stubGlobal('requestIdleCallback', undefined)],
])('in a browser %s the document', (_, browser) => {
  beforeEach(browser)

  it('is ready 30 ms after the client has started if nothing is pending', () => {
    callOff = markReady()
    vi.advanceTimersByTime(29)
    expect(isReady()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isReady()).toBe(true)
  })

  it('is ready 30 ms after the last pending part', () => {
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

  it('is not marked as ready after cancellation', () => {
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

it('in an idle browser the document is ready at the first idle callback', () => {
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
