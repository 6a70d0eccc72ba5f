// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./after-content', () => ({ afterContent: (then: () => void) => then() }))

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const fail = (address: string) =>
  document.head.querySelector(`script[src="${address}"]`)?.dispatchEvent(new Event('error'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.head.replaceChildren()
  document.documentElement.setAttribute('data-ar-pending', '')
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, class {})
  Object.assign(Element.prototype, { animate: () => {} })
  vi.stubGlobal('__SCRIPTS__', ['/a.js', '/b.js'])
  vi.stubGlobal('__POLYFILLS__', '/polyfills.js')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a script that fails is requested again; after the third failure English is shown', async () => {
  await import('./defer-scripts')
  expect(scripts()).toEqual(['/a.js', '/b.js'])
  for (let failures = 1; failures <= 3; failures++) {
    expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(true)
    fail('/a.js')
    expect(scripts()).toEqual(['/b.js'])
    vi.advanceTimersByTime(500)
    if (failures < 3) expect(scripts()).toEqual(['/b.js', '/a.js'])
  }
  expect(scripts()).toEqual(['/b.js'])
  expect(document.documentElement.hasAttribute('data-ar-pending')).toBe(false)
})

test('if the browser lacks a function, its polyfill runs before all scripts', async () => {
  vi.stubGlobal('ResizeObserver', undefined)
  await import('./defer-scripts')
  expect(scripts()).toEqual(['/polyfills.js'])
  document.head.querySelector('script')?.dispatchEvent(new Event('load'))
  expect(scripts()).toEqual(['/polyfills.js', '/a.js', '/b.js'])
})
