// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterContent } from './after-content'

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

/** A first picture that is decoded after some milliseconds, or never. */
const picture = (decoded: number) => {
  const image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  image.decode = () => new Promise((resolve) => setTimeout(resolve, decoded))
  document.body.append(image)
}

test('scripts wait until a page without pictures is painted', async () => {
  const then = vi.fn()
  afterContent(then)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(40)
  expect(then).toHaveBeenCalledTimes(1)
})

test('scripts wait for the first picture', async () => {
  picture(300)
  const then = vi.fn()
  afterContent(then)
  await vi.advanceTimersByTimeAsync(300)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a picture that does not come holds scripts up for a second at most', async () => {
  picture(60_000)
  const then = vi.fn()
  afterContent(then)
  await vi.advanceTimersByTimeAsync(1000)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a picture that fails holds nothing up', async () => {
  const image = document.createElement('img')
  image.setAttribute('fetchpriority', 'high')
  image.decode = () => Promise.reject(new Error('no picture'))
  document.body.append(image)
  const then = vi.fn()
  afterContent(then)
  await vi.advanceTimersByTimeAsync(40)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a page that is not shown waits for no paint', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const then = vi.fn()
  afterContent(then)
  expect(then).toHaveBeenCalledTimes(1)
})

test('where the browser tells of its paints, scripts wait for the first content and not for a frame', async () => {
  let tell: (name: string) => void = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      constructor(told: (list: { getEntriesByName(name: string): unknown[] }) => void) {
        tell = (name) => told({ getEntriesByName: (asked) => (asked === name ? [{}] : []) })
      }
      observe() {}
    },
  )
  const then = vi.fn()
  afterContent(then)
  await vi.advanceTimersByTimeAsync(100)
  tell('first-paint')
  await vi.advanceTimersByTimeAsync(100)
  expect(then).not.toHaveBeenCalled()
  tell('first-contentful-paint')
  await vi.advanceTimersByTimeAsync(40)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a page that paints nothing has its scripts all the same', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      observe() {}
    },
  )
  const then = vi.fn()
  afterContent(then)
  await vi.advanceTimersByTimeAsync(1499)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a page that waits for its Arabic words paints nothing that could be waited for', () => {
  document.documentElement.setAttribute('data-ar-pending', '')
  const then = vi.fn()
  afterContent(then)
  document.documentElement.removeAttribute('data-ar-pending')
  expect(then).toHaveBeenCalledTimes(1)
})
