// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScreen, MissingScreenError } from '@/components/site/screens/registry'
import { frame } from '@/lib/frame'
import { exported } from '@/lib/site/catalog'
import { PageLoadError } from '../errors/page-load-error'
import { resolve } from './resolve'

// Asked by the frame when it loads.
vi.hoisted(() => {
  // Of the document's own page nothing is asked here.
  history.replaceState(null, '', '/docs/')
})
vi.mock('@/components/site/screens/registry', async (original) => ({
  ...(await original<typeof import('@/components/site/screens/registry')>()),
  loadScreen: vi.fn(),
}))

const asked: string[] = []
let answer: (path: string) => Promise<unknown>

beforeEach(() => {
  asked.length = 0
  answer = async (path) => JSON.parse(readFileSync(`data/ar/${path}.json`, 'utf8'))
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace(/^.*\/data\/ar\/|\.json$/g, '')
    asked.push(path)
    const value = await answer(path)
    return { ok: true, json: async () => value } as Response
  })
})
afterEach(() => {
  vi.useRealTimers()
  frame.follow('')
})

const ready = (path: string, search = '') => resolve(path)?.ready?.(search)

describe('what a page waits for before it comes in', () => {
  it('is nothing in English', () => {
    expect(ready('/login/0/')).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('are its words in Arabic', async () => {
    frame.follow('?dir=rtl')
    await ready('/login/0/')
    expect(asked).toEqual(['login/layout1'])
  })

  it('are those of the gallery that the address names', async () => {
    frame.follow('?dir=rtl')
    await ready('/image-gallery-subgallery/', '?gallery=2.1')
    expect(asked).toEqual(['imageGallery/layout3'])
  })

  it('are the names of all sections too on the index', async () => {
    frame.follow('?dir=rtl')
    await ready('/list/')
    expect(asked.sort()).toEqual(['catalogue', 'list'])
  })

  it('is no longer anything once they cannot be fetched', async () => {
    frame.follow('?dir=rtl')
    answer = () => Promise.reject(new Error('offline'))
    await expect(ready('/login/1/')).resolves.toBeUndefined()
  })

  it('does not hold it back for ever', async () => {
    vi.useFakeTimers()
    frame.follow('?dir=rtl')
    answer = () => new Promise(() => {})
    const waited = vi.fn()
    void ready('/alert/1/')?.then(waited)
    await vi.advanceTimersByTimeAsync(3999)
    expect(waited).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waited).toHaveBeenCalledOnce()
  })
})

describe('what a page is called', () => {
  it.each(exported.map(({ path }) => path))('in Arabic is Arabic (%s)', async (path) => {
    const title = await resolve(path)?.titleIn?.('ar')
    if (/gallery-subgallery|full-image/.test(path)) expect(title).toBeUndefined()
    else if (path === '/home/') expect(title).toBe('Patternbook')
    else expect(title).toMatch(/[\u0600-\u06ff]/)
  })

  it('in English is what the catalogue says', async () => {
    expect(await resolve('/items/login/')?.titleIn?.('en')).toBe('Login')
  })
})

describe('the way back of a page that was opened by its address', () => {
  it.each([
    ['/parallax/2/', '/items/parallax/'],
    ['/swipe-to-dismiss/1/', '/subitems/swipeToDismiss/'],
    ['/subitems/swipeToDismiss/', '/items/listViews/'],
    ['/tab/0/tab/tab3/', '/items/tabs/'],
    ['/items/parallax/', undefined],
    ['/home/', undefined],
  ])('from %s leads to %s', (path, parent) => {
    expect(resolve(path)?.parent).toBe(parent)
  })
})

describe('a page that does not come', () => {
  it('can be tried again where the network has failed', async () => {
    vi.mocked(loadScreen).mockRejectedValueOnce(new Error('offline'))
    await expect(resolve('/login/0/')?.load()).rejects.toBeInstanceOf(PageLoadError)
  })

  it('says what is missing where its file is', async () => {
    vi.mocked(loadScreen).mockRejectedValueOnce(new MissingScreenError('login/0'))
    await expect(resolve('/login/0/')?.load()).rejects.toThrow(
      'the catalogue lists the screen "login/0", but components/patterns has no file for it',
    )
  })
})

it('the document has an Arabic title while its language is Arabic', async () => {
  history.replaceState(null, '', '/login/0/')
  frame.follow('?dir=rtl')
  await ready('/login/0/')
  await vi.waitFor(() => expect(document.title).toBe('تسجيل الدخول + شعار ١ · تسجيل الدخول · Patternbook'))
  frame.follow('')
  expect(document.title).toBe('Login + logo 1 · Login · Patternbook')
  history.replaceState(null, '', '/docs/')
})
