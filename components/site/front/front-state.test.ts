// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { isFrontPageVisible, openFrontPage, syncFrontPageWithUrl, whenFrontPageClosed } from './front-state'

vi.hoisted(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  })
})

beforeEach(() => {
  history.replaceState(null, '', '/home/')
  document.body.innerHTML = '<div class="front-page"></div>'
})
afterEach(() => {
  document.documentElement.removeAttribute('data-front-closed')
  vi.restoreAllMocks()
})

test('a wide window shows the front page, but not in full screen or in an embed', () => {
  expect(isFrontPageVisible()).toBe(true)
  for (const state of [{ full: true }, { embed: true }]) {
    const spy = vi.spyOn(frame, 'get').mockReturnValue({ ...frame.get(), ...state })
    expect(isFrontPageVisible()).toBe(false)
    spy.mockRestore()
  }
})

test('opening a screen in the same document closes the front page, and going back opens it again', async () => {
  const closed = whenFrontPageClosed()
  history.replaceState(null, '', '/login/0/')
  syncFrontPageWithUrl()
  await closed
  expect(isFrontPageVisible()).toBe(false)
  history.replaceState(null, '', '/home/')
  syncFrontPageWithUrl()
  expect(isFrontPageVisible()).toBe(true)
})

test('the introduction replaces the front page if the URL requests it', () => {
  history.replaceState(null, '', '/home/?intro=1')
  syncFrontPageWithUrl()
  expect(isFrontPageVisible()).toBe(false)
})

test('the home page is loaded again only in a document without a front page', () => {
  expect(openFrontPage('/home/')).toBe(false)
  document.body.innerHTML = ''
  expect(openFrontPage('/login/0/')).toBe(false)
  expect(openFrontPage('/home/?intro=1')).toBe(false)
})
