// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterContentPaint } from './run-after-content-paint'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(0), 16),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Adds a picture with high priority that is decoded after `decodeMs` milliseconds. */
const addPicture = (decodeMs: number) => {
  const image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  image.decode = () => new Promise((resolve) => setTimeout(resolve, decodeMs))
  document.body.append(image)
}

test('scripts wait for the first paint of a page without pictures', async () => {
  const callback = vi.fn()
  runAfterContentPaint(callback)
  expect(callback).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(40)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('scripts wait for the first picture', async () => {
  addPicture(300)
  const callback = vi.fn()
  runAfterContentPaint(callback)
  await vi.advanceTimersByTimeAsync(300)
  expect(callback).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a picture that does not load delays scripts by at most one second', async () => {
  addPicture(60_000)
  const callback = vi.fn()
  runAfterContentPaint(callback)
  await vi.advanceTimersByTimeAsync(1000)
  expect(callback).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a picture that fails delays nothing', async () => {
  const image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  image.decode = () => Promise.reject(new Error('no picture'))
  document.body.append(image)
  const callback = vi.fn()
  runAfterContentPaint(callback)
  await vi.advanceTimersByTimeAsync(40)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('scripts do not wait on a hidden page', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const callback = vi.fn()
  runAfterContentPaint(callback)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('scripts wait for the first contentful paint if the browser reports it', async () => {
  let report: (name: string) => void = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      constructor(callback: (list: { getEntriesByName(name: string): unknown[] }) => void) {
        report = (name) => callback({ getEntriesByName: (requested) => (requested === name ? [{}] : []) })
      }
      observe() {}
    },
  )
  const callback = vi.fn()
  runAfterContentPaint(callback)
  await vi.advanceTimersByTimeAsync(100)
  report('first-paint')
  await vi.advanceTimersByTimeAsync(100)
  expect(callback).not.toHaveBeenCalled()
  report('first-contentful-paint')
  await vi.advanceTimersByTimeAsync(40)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('scripts start after 1.5 s on a page that paints nothing', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      observe() {}
    },
  )
  const callback = vi.fn()
  runAfterContentPaint(callback)
  await vi.advanceTimersByTimeAsync(1499)
  expect(callback).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('scripts do not wait on a page that waits for its Arabic data', () => {
  document.documentElement.setAttribute('data-arabic-pending', '')
  const callback = vi.fn()
  runAfterContentPaint(callback)
  document.documentElement.removeAttribute('data-arabic-pending')
  expect(callback).toHaveBeenCalledTimes(1)
})
