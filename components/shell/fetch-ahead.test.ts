import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exported } from '@/lib/catalogue'
import { frame } from '@/lib/frame'
import { fetchAhead } from './fetch-ahead'

const { preload } = vi.hoisted(() => ({ preload: vi.fn<(href: string) => Promise<void>>() }))
vi.mock('@/lib/navigation/navigate', () => ({ preload, runningClock: () => undefined }))

const answers = new Map<string, Response>()
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
  preload.mockReset().mockResolvedValue()
  answers.clear()
  fetched.mockReset().mockImplementation(async (address) => {
    const answer = answers.get(address)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const opened = () => preload.mock.calls.map(([href]) => href)
const files = (list: Record<string, string[]>) => answers.set('/ahead.json', Response.json(list))

test('the pages beside this one are made ready, of the others the files are kept, each once', async () => {
  files({
    'check-boxes/0': ['static/chunks/near.js'],
    list: ['static/a.js'],
    settings: ['static/a.js', 'static/b.js'],
  })
  fetchAhead('/check-boxes/1/')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/_next/static/b.js', { priority: 'low' }))
  expect(opened()).toEqual(['/check-boxes/2/', '/check-boxes/0/', '/items/checkBoxes/'])
  expect(fetched.mock.calls.map(([address]) => address).sort()).toEqual([
    '/_next/static/a.js',
    '/_next/static/b.js',
    '/ahead.json',
  ])
})

test('a file that does not come holds nothing up', async () => {
  files({ list: ['static/gone.js'], settings: ['static/b.js'] })
  fetchAhead('/login/0/')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/_next/static/b.js', { priority: 'low' }))
})

test.each([
  ['does not come', () => {}],
  ['is not there', () => answers.set('/ahead.json', new Response('', { status: 404 }))],
])('where the list of files %s every page is made ready', async (_, prepare) => {
  prepare()
  fetchAhead('/login/0/')
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(exported.length - 1))
})

test('a sandboxed document, which may read nothing, makes every page ready', async () => {
  vi.stubGlobal('origin', 'null')
  files({ list: ['static/a.js'] })
  fetchAhead('/login/0/')
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(exported.length - 1))
  expect(fetched).not.toHaveBeenCalled()
})

test('an embed has the pages beside it and no more', async () => {
  vi.spyOn(frame, 'get').mockReturnValue({ ...frame.get(), embed: true })
  files({ list: ['static/a.js'] })
  fetchAhead('/login/0/')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(preload).toHaveBeenCalledTimes(3)
  expect(fetched).not.toHaveBeenCalled()
})

test('nothing begins once it was stopped', async () => {
  files({ list: ['static/a.js'] })
  fetchAhead('/login/0/')()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(preload).not.toHaveBeenCalled()
  // The list of files is under way by then.
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/ahead.json'])
})
