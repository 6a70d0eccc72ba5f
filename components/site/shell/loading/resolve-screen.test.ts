// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScreen } from '@/components/site/screens/screen-loaders'
import { frame } from '@/lib/frame'
import { exportedRoutes } from '@/lib/site/catalog'
import { PageLoadError } from '../errors/page-load-error'
import { resolveScreen } from './resolve-screen'

// Runs before the imports, because the frame reads the URL when its module loads.
vi.hoisted(() => {
  // A URL without a screen, so that no page loads at first.
  history.replaceState(null, '', '/docs/')
})
vi.mock('@/components/site/screens/screen-loaders', async (original) => ({
  ...(await original<typeof import('@/components/site/screens/screen-loaders')>()),
  loadScreen: vi.fn(),
}))

const requestedPaths: string[] = []
let respond: (path: string) => Promise<unknown>

beforeEach(() => {
  requestedPaths.length = 0
  respond = async (path) => JSON.parse(readFileSync(`data/ar/${path}.json`, 'utf8'))
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^.*\/data\/ar\/|\.json$/g, '')
    requestedPaths.push(path)
    const value = await respond(path)
    return { ok: true, json: async () => value } as Response
  })
})
afterEach(() => {
  vi.useRealTimers()
  frame.applyQuery('')
})

const waitForData = (path: string, search = '') => resolveScreen(path)?.loadData?.(search)

describe('the data that a page waits for', () => {
  it('is none in English', () => {
    expect(waitForData('/login/0/')).toBeUndefined()
    expect(requestedPaths).toEqual([])
  })

  it('is its own texts in Arabic', async () => {
    frame.applyQuery('?dir=rtl')
    await waitForData('/login/0/')
    expect(requestedPaths).toEqual(['login/layout1'])
  })

  it('is the texts of the gallery in the URL', async () => {
    frame.applyQuery('?dir=rtl')
    await waitForData('/image-gallery-subgallery/', '?gallery=2.1')
    expect(requestedPaths).toEqual(['imageGallery/layout3'])
  })

  it('includes the names of all sections on the index', async () => {
    frame.applyQuery('?dir=rtl')
    await waitForData('/list/')
    expect(requestedPaths.sort()).toEqual(['catalog', 'list'])
  })

  it('is not awaited after it failed to load', async () => {
    frame.applyQuery('?dir=rtl')
    respond = () => Promise.reject(new Error('offline'))
    await expect(waitForData('/login/1/')).resolves.toBeUndefined()
  })

  it('is not awaited longer than the timeout', async () => {
    vi.useFakeTimers()
    frame.applyQuery('?dir=rtl')
    respond = () => new Promise(() => {})
    const onReady = vi.fn()
    void waitForData('/alert/1/')?.then(onReady)
    await vi.advanceTimersByTimeAsync(3999)
    expect(onReady).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onReady).toHaveBeenCalledOnce()
  })
})

describe('the title of a page', () => {
  it.each(exportedRoutes.map(({ path }) => path))('is Arabic in Arabic (%s)', async (path) => {
    const title = await resolveScreen(path)?.loadTitle?.('ar')
    if (/gallery-subgallery|full-image/.test(path)) expect(title).toBeUndefined()
    else if (path === '/home/') expect(title).toBe('Patternbook')
    else expect(title).toMatch(/[\u0600-\u06ff]/)
  })

  it('is that of the catalog in English', async () => {
    expect(await resolveScreen('/items/login/')?.loadTitle?.('en')).toBe('Login')
  })
})

describe('the parent of a page that was opened by its URL', () => {
  it.each([
    ['/parallax/2/', '/items/parallax/'],
    ['/swipe-to-dismiss/1/', '/subitems/swipeToDismiss/'],
    ['/subitems/swipeToDismiss/', '/items/listViews/'],
    ['/tab/0/tab/tab3/', '/items/tabs/'],
    ['/items/parallax/', undefined],
    ['/home/', undefined],
  ])('of %s is %s', (path, parent) => {
    expect(resolveScreen(path)?.parentPath).toBe(parent)
  })
})

describe('a page that cannot be loaded', () => {
  it('can be loaded again after a network failure', async () => {
    vi.mocked(loadScreen).mockRejectedValueOnce(new Error('offline'))
    await expect(resolveScreen('/login/0/')?.load()).rejects.toBeInstanceOf(PageLoadError)
  })
})

it.each([
  ['/login/0/', 'تسجيل الدخول + شعار ١ · تسجيل الدخول · Patternbook', 'Login + logo 1 · Login · Patternbook'],
  ['/image-gallery-subgallery/', 'معرض · Patternbook', 'Gallery · Patternbook'],
  ['/full-image-gallery/', 'صورة · Patternbook', 'Photo · Patternbook'],
  ['/home/', 'Patternbook: أنماط حيّة لواجهات الهاتف', 'Patternbook: live mobile UI patterns'],
])('the document of %s has an Arabic title while its language is Arabic', async (path, arabic, english) => {
  history.replaceState(null, '', path)
  frame.applyQuery('?dir=rtl')
  await waitForData(path)
  await vi.waitFor(() => expect(document.title).toBe(arabic))
  frame.applyQuery('')
  expect(document.title).toBe(english)
  history.replaceState(null, '', '/docs/')
})
