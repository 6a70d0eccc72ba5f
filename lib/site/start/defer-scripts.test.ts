// @vitest-environment jsdom
import { appBootstrap } from 'next/dist/client/app-bootstrap'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controlLabels } from '@/lib/data/words'
import { retryText } from './load-failure'

vi.mock('./run-after-content-paint', () => ({ runAfterContentPaint: (then: () => void) => then() }))

const root = document.documentElement
const scriptUrls = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const dispatchLoadEvent = async (event: 'load' | 'error', url: string) => {
  document.head.querySelector(`script[src="${url}"]`)?.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(500)
}
const failScript = async (url: string) => {
  for (let failures = 0; failures < 3; failures++) await dispatchLoadEvent('error', url)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.head.replaceChildren()
  document.body.replaceChildren()
  root.setAttribute('data-arabic-pending', '')
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, class {})
  Object.assign(Element.prototype, { animate: () => {} })
  vi.stubGlobal('__SCRIPTS__', ['/a.js', '/b.js'])
  vi.stubGlobal('__SCREEN_SCRIPTS__', ['/screen.js'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a script that fails is requested again; after the third failure English is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await import('./defer-scripts')
  expect(scriptUrls()).toEqual(['/a.js', '/b.js', '/screen.js'])
  for (let failures = 1; failures <= 3; failures++) {
    expect(root.hasAttribute('data-arabic-pending')).toBe(true)
    await dispatchLoadEvent('error', '/a.js')
    expect(scriptUrls()).toEqual(['/b.js', '/screen.js', ...(failures < 3 ? ['/a.js'] : [])])
  }
  expect(root.hasAttribute('data-arabic-pending')).toBe(false)
})

test('Next starts React when all scripts have loaded, and does not wait for the code of the screen', async () => {
  const hydrate = vi.fn()
  await import('./defer-scripts')
  appBootstrap(hydrate)
  await dispatchLoadEvent('load', '/b.js')
  await dispatchLoadEvent('error', '/a.js')
  expect(hydrate).not.toHaveBeenCalled()
  await dispatchLoadEvent('load', '/a.js')
  expect(hydrate).toHaveBeenCalledTimes(1)
  await failScript('/screen.js')
  expect(root.hasAttribute('data-arabic-pending')).toBe(false)
  expect(document.querySelector('.sh-notice')).toBeNull()
})

test('if a script keeps failing, React does not start, and the page shows a notice and logs one message', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const hydrate = vi.fn()
  document.body.innerHTML = '<div class="sh-notice" role="alert"></div>'
  root.dataset.lang = 'ar'
  await import('./defer-scripts')
  appBootstrap(hydrate)
  await failScript('/a.js')
  await failScript('/b.js')
  expect(hydrate).not.toHaveBeenCalled()
  expect(document.querySelectorAll('[role=alert] p')).toHaveLength(1)
  expect(document.querySelector('[role=alert] p')?.textContent).toMatch(/^تعذّر تحميل هذه الصفحة/)
  expect(document.querySelector('[role=alert] button')?.textContent).toBe(controlLabels.ar.retry)
  expect(retryText.en).toBe(controlLabels.en.retry)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Patternbook: the code for this page/)]])
})

test('a page outside of the shell gets an English notice', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div class="sh-page"></div>'
  root.dataset.lang = 'ar'
  await import('./defer-scripts')
  await failScript('/a.js')
  expect(document.querySelector('.sh-page > .sh-notice')?.textContent).toMatch(
    /^This page could not be loaded/,
  )
})

test('if the browser lacks a function that the scripts call, the page shows a notice and requests no scripts', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('ResizeObserver', undefined)
  document.body.innerHTML = '<div class="sh-notice" role="alert"></div>'
  root.dataset.lang = 'en'
  await import('./defer-scripts')
  expect(scriptUrls()).toEqual([])
  expect(document.querySelector('[role=alert] p')?.textContent).toMatch(/^This page could not be loaded/)
  expect([root.dataset.menu, root.hasAttribute('data-arabic-pending')]).toEqual(['closed', false])
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Patternbook: this browser is too old/)]])
})
