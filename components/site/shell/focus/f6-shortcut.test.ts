// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectF6Shortcut } from './f6-shortcut'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const pressF6 = () =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F6', bubbles: true }),
  )

let disconnect = () => {}
beforeEach(() => {
  // jsdom computes no layout, so the toolbar would count as hidden.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76)
  document.body.innerHTML =
    '<nav class="sh-nav"><a href="/login/0/" aria-current="page">Login</a></nav><div class="sh-toolbar"><button>Dark</button></div><main><input></main>'
  disconnect = connectF6Shortcut(find('main'))
})
afterEach(() => {
  disconnect()
  vi.restoreAllMocks()
})

test('F6 moves the focus to the screen at first, then back to the element that had it', () => {
  find('button').focus()
  pressF6()
  expect(document.activeElement).toBe(find('main'))
  pressF6()
  expect(document.activeElement).toBe(find('button'))
  expect(find('main').hasAttribute('tabindex')).toBe(false)
})

test('F6 moves the focus to the menu if the last button of the shell is disabled, and the screen does not become focusable', () => {
  find('button').focus()
  find('input').focus()
  find('button').setAttribute('disabled', '')
  pressF6()
  expect(document.activeElement).toBe(find('a'))
  expect(find('main').hasAttribute('tabindex')).toBe(false)
})
