// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { schedulePrefetch } from './schedule-prefetch'

const { startPrefetching, stopPrefetching } = vi.hoisted(() => {
  const stopPrefetching = vi.fn()
  return { stopPrefetching, startPrefetching: vi.fn(() => stopPrefetching) }
})
vi.mock('./prefetch-pages', () => ({ startPrefetching }))
vi.mock('@/lib/frame', () => ({ frame: { get: vi.fn(() => ({ embed: false })) } }))

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  startPrefetching.mockClear()
  stopPrefetching.mockClear()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

test('preloads code for the next press soon after the start', async () => {
  stop = schedulePrefetch()
  await vi.advanceTimersByTimeAsync(299)
  expect(startPrefetching).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(startPrefetching).toHaveBeenCalledTimes(1))
  stop()
  expect(stopPrefetching).toHaveBeenCalledTimes(1)
})

test('loads nothing after it was stopped', async () => {
  stop = schedulePrefetch()
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(startPrefetching).not.toHaveBeenCalled()
})

test('loads nothing with reduced data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  stop = schedulePrefetch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(startPrefetching).not.toHaveBeenCalled()
})

test('loads nothing in an embed before it is used', async () => {
  vi.mocked(frame.get).mockReturnValueOnce({ embed: true } as ReturnType<typeof frame.get>)
  stop = schedulePrefetch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(startPrefetching).not.toHaveBeenCalled()
})
