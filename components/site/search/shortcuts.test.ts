// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { openDialog } = vi.hoisted(() => ({ openDialog: vi.fn() }))
vi.mock('./open-dialog', () => ({ openDialog, preloadDialogs: async () => {} }))

import type { SearchContext } from './search-context'
import { connectShortcuts, normalizeKey } from './shortcuts'
import { singleKeys } from './single-keys'

const done = vi.fn()
const context: SearchContext = {
  name: 'page',
  actions: { m: () => done('m'), '/': () => openDialog('palette') },
  open: () => {},
}

let stop = () => {}
let wide = true

beforeEach(() => {
  localStorage.clear()
  wide = true
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {} }))
  stop = connectShortcuts(context)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more })
const put = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

test('a single key runs its action and prevents the default of the browser', () => {
  expect(press('m')).toBe(false)
  expect(done).toHaveBeenCalledOnce()
  expect(press('x')).toBe(true)
})

test('ignores keys with a modifier and repeated keys', () => {
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { isComposing: true },
  ])
    expect(press('m', more)).toBe(true)
  press('M', { shiftKey: true })
  expect(done).not.toHaveBeenCalled()
})

test('works with Caps Lock and non-Latin keyboards', () => {
  press('M')
  expect(normalizeKey({ key: 'ь', code: 'KeyM', shiftKey: false })).toBe('m')
  expect(normalizeKey({ key: '?', code: 'Slash', shiftKey: true })).toBe('?')
  expect(done).toHaveBeenCalledOnce()
})

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable></p>',
  '<ul role="listbox"></ul>',
])('ignores keys in text fields: %s', (html) => {
  expect(press('m', {}, put(html))).toBe(true)
  expect(done).not.toHaveBeenCalled()
})

test.each(['<input type="checkbox">', '<input type="range">', '<button></button>', '<a href="/"></a>'])(
  'handles keys in controls without text input: %s',
  (html) => {
    press('m', {}, put(html))
    expect(done).toHaveBeenCalledOnce()
  },
)

test('ignores keys while a dialog of the shell is open', () => {
  put('<dialog open></dialog>')
  press('m')
  press('k', { ctrlKey: true })
  expect(done).not.toHaveBeenCalled()
  expect(openDialog).not.toHaveBeenCalled()
})

test('ignores keys below an overlay if the screen fills the window, but not below a toast', () => {
  put('<div data-frame><div data-overlay="alert"></div></div>')
  press('m')
  expect(done).toHaveBeenCalledOnce()
  wide = false
  press('m')
  expect(done).toHaveBeenCalledOnce()
  put('<div data-frame><div data-overlay="toast"></div></div>')
  press('m')
  expect(done).toHaveBeenCalledTimes(2)
})

test('can be turned off, except for Ctrl+K, which also works in fields', () => {
  singleKeys.set(false)
  press('m')
  press('/')
  expect(done).not.toHaveBeenCalled()
  expect(press('k', { ctrlKey: true }, put('<input>'))).toBe(false)
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('palette')
  singleKeys.set(true)
  press('m')
  expect(done).toHaveBeenCalledOnce()
})
