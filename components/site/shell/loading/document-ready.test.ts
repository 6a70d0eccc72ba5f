// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { delayDocumentReady, markDocumentReady } from './document-ready'

const root = document.documentElement
const isReady = () => 'ready' in root.dataset

let cancel = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cancel()
  delete root.dataset.ready
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates a browser that is never idle and runs idle callbacks at their timeout. */
const mockBusyBrowser = () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(callback, timeout),
  )
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

describe.each([
  ['that is busy', mockBusyBrowser],
  ['without requestIdleCallback', () => vi.stubGlobal('requestIdleCallback', undefined)],
])('in a browser %s the document', (_, mockBrowser) => {
  beforeEach(mockBrowser)

  it('is ready 30 ms after the client has started if nothing is pending', () => {
    cancel = markDocumentReady()
    vi.advanceTimersByTime(29)
    expect(isReady()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isReady()).toBe(true)
  })

  it('is ready 30 ms after the last pending part', () => {
    const [finishFirst, finishSecond] = [delayDocumentReady(), delayDocumentReady()]
    cancel = markDocumentReady()
    vi.advanceTimersByTime(1000)
    finishFirst()
    finishFirst()
    vi.advanceTimersByTime(1000)
    expect(isReady()).toBe(false)
    finishSecond()
    vi.advanceTimersByTime(30)
    expect(isReady()).toBe(true)
  })

  it('is not marked as ready after cancellation', () => {
    const finishPart = delayDocumentReady()
    const cancelWhilePending = markDocumentReady()
    cancelWhilePending()
    finishPart()
    const cancelWhileWaiting = markDocumentReady()
    cancelWhileWaiting()
    vi.advanceTimersByTime(1000)
    expect(isReady()).toBe(false)
  })
})

it('in an idle browser the document is ready at the first idle callback', () => {
  let runIdleCallback = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    runIdleCallback = callback
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  cancel = markDocumentReady()
  expect(isReady()).toBe(false)
  runIdleCallback()
  expect(isReady()).toBe(true)
})
