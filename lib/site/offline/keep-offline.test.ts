// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeepOfflineStore } from './keep-offline'

const fetchMock = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
let failingUrls: Set<string>

beforeEach(() => {
  failingUrls = new Set()
  localStorage.clear()
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockReset().mockImplementation(async (url) => {
    if (failingUrls.has(url)) throw new TypeError('Failed to fetch')
    return url === '/offline.json' ? Response.json(['/a.js', '/b.css']) : new Response('x')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is fetched until the user chooses it', () => {
  expect(createKeepOfflineStore().get()).toEqual({
    isEnabled: false,
    status: 'idle',
    fetchedCount: 0,
    totalCount: 0,
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('the choice is stored, every file is fetched, and the progress is reported', async () => {
  const store = createKeepOfflineStore()
  const progress: string[] = []
  store.subscribe(() =>
    progress.push(`${store.get().status} ${store.get().fetchedCount}/${store.get().totalCount}`),
  )
  await store.setEnabled(true)
  expect(progress.at(-1)).toBe('complete 2/2')
  expect(progress).toContain('running 1/2')
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/offline.json', '/a.js', '/b.css'])
  expect(localStorage.getItem('patternbook:offline')).toBe('true')
  expect(createKeepOfflineStore().get().isEnabled).toBe(true)
})

test('a file that cannot be fetched is a failure, and another try completes the download', async () => {
  failingUrls.add('/b.css')
  const store = createKeepOfflineStore()
  await store.setEnabled(true)
  expect(store.get()).toMatchObject({ isEnabled: true, status: 'failed' })
  failingUrls.clear()
  await store.start()
  expect(store.get()).toMatchObject({ status: 'complete', fetchedCount: 2 })
})

test('an error response is a failure too', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 404 }))
  const store = createKeepOfflineStore()
  await store.setEnabled(true)
  expect(store.get().status).toBe('failed')
})

test('switching it off stops the download and is stored', async () => {
  const store = createKeepOfflineStore()
  const running = store.setEnabled(true)
  await store.setEnabled(false)
  await running
  expect(store.get()).toEqual({ isEnabled: false, status: 'idle', fetchedCount: 0, totalCount: 0 })
  expect(localStorage.getItem('patternbook:offline')).toBe('false')
})
