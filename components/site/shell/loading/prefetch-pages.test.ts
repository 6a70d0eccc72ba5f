// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageStackEvents } from '@/lib/navigation/events'
import { linkedPages, startPrefetching } from './prefetch-pages'

const { preloadPages, stopPreload, preloadViews, startDownload } = vi.hoisted(() => {
  const stopPreload = vi.fn()
  return {
    stopPreload,
    preloadPages: vi.fn((_paths: readonly string[]) => stopPreload),
    preloadViews: vi.fn(async () => {}),
    startDownload: vi.fn(async () => {}),
  }
})
vi.mock('@/components/overlays/overlay-host', () => ({ preloadViews }))
vi.mock('@/lib/site/offline/keep-offline', () => ({ keepOfflineStore: { start: startDownload } }))
vi.mock('@/lib/navigation/preload-pages', () => ({ preloadPages }))

beforeEach(() => {
  for (const mock of [preloadPages, preloadViews, startDownload]) mock.mockClear()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  stopPreload.mockClear()
  // jsdom has no layout: the mock returns no boxes for hidden elements.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
})
afterEach(() => {
  stopPrefetch()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

let stopPrefetch = () => {}
const renderLinks = (...links: string[]) => {
  document.body.innerHTML = `<div data-stack>${links.map((href) => `<a href="${href}">x</a>`).join('')}</div>`
}

test('finds the pages behind the links, each screen once', () => {
  renderLinks(
    '/register/0/?mode=ios',
    '/items/login/',
    '/items/register/',
    '/register/0/',
    'https://a.example/login/1/',
    '/docs/',
  )
  expect(linkedPages('/login/0/')).toEqual(['/register/0/', '/items/login/'])
})

test('ignores links that cannot be pressed', () => {
  document.body.innerHTML =
    '<div data-stack><div inert><a href="/login/1/">x</a></div><div hidden><a href="/settings/">x</a></div></div><a href="/list/">x</a>'
  expect(linkedPages('/login/0/')).toEqual([])
})

test('preloads the page of the first link', async () => {
  renderLinks('/login/1/', '/register/0/', '/settings/')
  stopPrefetch = startPrefetching(0)
  await vi.waitFor(() => expect(preloadPages).toHaveBeenCalledWith(['/login/1/']))
})

test('uses the links of the new page after a navigation', async () => {
  renderLinks('/login/1/')
  stopPrefetch = startPrefetching(0)
  await vi.waitFor(() => expect(preloadPages).toHaveBeenLastCalledWith(['/login/1/']))
  await vi.waitFor(() => expect(preloadViews).toHaveBeenCalledTimes(1))
  renderLinks('/settings/')
  pageStackEvents.emit('did-enter', '/list/')
  expect(stopPreload).toHaveBeenCalledTimes(1)
  expect(preloadPages).toHaveBeenLastCalledWith(['/settings/'])
  stopPrefetch()
  pageStackEvents.emit('did-enter', '/list/')
  expect(preloadPages).toHaveBeenCalledTimes(2)
  expect(startDownload).not.toHaveBeenCalled()
})

test('ignores errors without a network', async () => {
  const onRejection = vi.fn()
  process.on('unhandledRejection', onRejection)
  preloadViews.mockRejectedValueOnce(new Error('offline'))
  stopPrefetch = startPrefetching(0)
  await vi.waitFor(() => expect(preloadPages).toHaveBeenCalledTimes(1))
  process.off('unhandledRejection', onRejection)
  expect(onRejection).not.toHaveBeenCalled()
})

test.each([
  ['chosen in Settings', () => localStorage.setItem('patternbook:offline', 'true')],
  ['installed', () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))],
])('downloads the whole site if offline use is %s', async (_, prepare) => {
  prepare()
  stopPrefetch = startPrefetching(0)
  await vi.waitFor(() => expect(startDownload).toHaveBeenCalledTimes(1))
})

test('downloads the whole site after it was installed', async () => {
  stopPrefetch = startPrefetching(0)
  dispatchEvent(new Event('appinstalled'))
  await vi.waitFor(() => expect(startDownload).toHaveBeenCalledTimes(1))
})
