// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { fetchAhead, host, keep, rest } = vi.hoisted(() => ({
  fetchAhead: vi.fn(() => () => {}),
  keep: vi.fn(async () => {}),
  host: vi.fn(),
  rest: vi.fn(async () => {}),
}))
vi.mock('./fetch-ahead', () => ({ fetchAhead }))
vi.mock('@/lib/offline/keep-offline', () => ({ keepOffline: { start: keep } }))
vi.mock('@/components/overlays/host', () => {
  host()
  return { fetchRest: rest }
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const mock of [fetchAhead, host, keep, rest]) mock.mockClear()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback))
})
afterEach(() => {
  running?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

let running: (() => void) | undefined
const start = async () => {
  running = (await import('./warm-up')).warmUp()
  return running
}

test('the first three seconds belong to the visitor; then comes what answers a press, and then the pages one tap away', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(2999)
  expect(host).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledTimes(1))
  expect(host).toHaveBeenCalledTimes(1)
  expect(rest).toHaveBeenCalledTimes(1)
  expect(keep).not.toHaveBeenCalled()
})

test('an embed fetches nothing that nobody asked for', async () => {
  const { frame } = await import('@/lib/frame')
  vi.spyOn(frame, 'get').mockReturnValue({ ...frame.get(), embed: true })
  await start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test.each([
  ['chosen in Settings', () => localStorage.setItem('patternbook:offline', 'true')],
  ['installed', () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))],
])('where it is %s the whole site is kept', async (_, prepare) => {
  prepare()
  await start()
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(1))
})

test('installing it keeps the whole site', async () => {
  await start()
  dispatchEvent(new Event('appinstalled'))
  vi.useRealTimers()
  await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(1))
})

test('without a network it ends in silence', async () => {
  const failed = vi.fn()
  process.on('unhandledRejection', failed)
  rest.mockRejectedValueOnce(new Error('offline'))
  vi.doMock('./fetch-ahead', () => {
    throw new Error('offline')
  })
  await start()
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(1))
  await new Promise((done) => setTimeout(done, 20))
  process.off('unhandledRejection', failed)
  vi.doMock('./fetch-ahead', () => ({ fetchAhead }))
  expect([failed.mock.calls.length, fetchAhead.mock.calls.length]).toEqual([0, 0])
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
