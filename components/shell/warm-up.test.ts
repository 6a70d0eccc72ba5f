// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { fetchAhead, host, popover } = vi.hoisted(() => ({
  fetchAhead: vi.fn((_path: string) => () => {}),
  host: vi.fn(),
  popover: vi.fn(),
}))
vi.mock('./fetch-ahead', () => ({ fetchAhead }))
vi.mock('@/components/overlays/host', () => {
  host()
  return {}
})
vi.mock('@/components/overlays/popover-view', () => {
  popover()
  return {}
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const mock of [fetchAhead, host, popover]) mock.mockClear()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const start = async () => (await import('./warm-up')).warmUp()

test('the first three seconds belong to the visitor; then comes what answers a press, and then the other pages', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(2999)
  expect(host).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledTimes(1))
  expect(host).toHaveBeenCalledTimes(1)
  expect(popover).toHaveBeenCalledTimes(1)
})

test('nothing comes after it was stopped', async () => {
  const stop = await start()
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host).not.toHaveBeenCalled()
  expect(fetchAhead).not.toHaveBeenCalled()
})

test('a connection that is to be spared gets nothing', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host).not.toHaveBeenCalled()
})
