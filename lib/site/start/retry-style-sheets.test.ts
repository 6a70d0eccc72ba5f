// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { retryStyleSheets } from './retry-style-sheets'

const onUnstyled = vi.fn()
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link')]
const failSheet = (link = sheets()[0]) => {
  link?.dispatchEvent(new Event('error'))
  vi.runAllTimers()
}
const addSheet = (media = '') => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/a.css', media })
  document.head.append(link)
  return link
}

beforeAll(() => {
  retryStyleSheets()
  document.addEventListener('patternbook:unstyled', onUnstyled)
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
})
afterEach(() => {
  document.head.replaceChildren()
  onUnstyled.mockClear()
})

it('a style sheet that fails is requested twice more, and then the page is unstyled', () => {
  const first = addSheet()
  failSheet()
  expect(sheets()).toHaveLength(1)
  expect(sheets()[0]).not.toBe(first)
  failSheet()
  expect(onUnstyled).not.toHaveBeenCalled()
  failSheet()
  expect(onUnstyled).toHaveBeenCalledOnce()
  expect(window.failedStyleSheet).toContain('/a.css')
})

it('a style sheet for another medium does not leave the page unstyled', () => {
  addSheet('(min-width: 1024px)')
  for (let times = 0; times < 3; times++) failSheet()
  expect(onUnstyled).not.toHaveBeenCalled()
})

it('the style sheet of a script chunk is left to its loader', () => {
  const link = addSheet()
  link.onerror = () => {}
  failSheet()
  expect(sheets()).toEqual([link])
})
