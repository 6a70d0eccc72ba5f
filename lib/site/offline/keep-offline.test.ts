// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeepOffline } from './keep-offline'

const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
let missing: Set<string>

beforeEach(() => {
  missing = new Set()
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async (url) => {
    if (missing.has(url)) throw new TypeError('Failed to fetch')
    return url === '/offline.json' ? Response.json(['/a.js', '/b.css']) : new Response('x')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is fetched until the user chooses it', () => {
  expect(createKeepOffline().get()).toEqual({ wanted: false, state: 'idle', done: 0, total: 0 })
  expect(fetched).not.toHaveBeenCalled()
})

test('the choice is stored, every file is fetched, and the progress is reported', async () => {
  const keep = createKeepOffline()
  const progress: string[] = []
  keep.subscribe(() => progress.push(`${keep.get().state} ${keep.get().done}/${keep.get().total}`))
  await keep.choose(true)
  expect(progress.at(-1)).toBe('kept 2/2')
  expect(progress).toContain('running 1/2')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/offline.json', '/a.js', '/b.css'])
  expect(localStorage.getItem('patternbook:offline')).toBe('true')
  expect(createKeepOffline().get().wanted).toBe(true)
})

test('a file that cannot be fetched is a failure, and another try completes the download', async () => {
  missing.add('/b.css')
  const keep = createKeepOffline()
  await keep.choose(true)
  expect(keep.get()).toMatchObject({ wanted: true, state: 'failed' })
  missing.clear()
  await keep.start()
  expect(keep.get()).toMatchObject({ state: 'kept', done: 2 })
})

test('an error response is a failure too', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }))
  const keep = createKeepOffline()
  await keep.choose(true)
  expect(keep.get().state).toBe('failed')
})

test('switching it off stops the download and is stored', async () => {
  const keep = createKeepOffline()
  const running = keep.choose(true)
  await keep.choose(false)
  await running
  expect(keep.get()).toEqual({ wanted: false, state: 'idle', done: 0, total: 0 })
  expect(localStorage.getItem('patternbook:offline')).toBe('false')
})
