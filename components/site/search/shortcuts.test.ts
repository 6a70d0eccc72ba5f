// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { openDialog } = vi.hoisted(() => ({ openDialog: vi.fn() }))
vi.mock('./open-dialog', () => ({ openDialog, preloadDialogs: async () => {} }))

import { normalizeKey } from './normalize-key'
import type { PageCommands } from './page-commands'
import { connectShortcuts } from './shortcuts'
import { singleKeyShortcuts } from './single-key-shortcuts'

const onAction = vi.fn()
const commands: PageCommands = {
  pageKind: 'page',
  shortcutActions: { m: () => onAction('m'), '/': () => openDialog('palette') },
  openSearchResult: () => {},
}

let disconnect = () => {}
let isWide = true

beforeEach(() => {
  localStorage.clear()
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {} }))
  disconnect = connectShortcuts(commands)
})
afterEach(() => {
  disconnect()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init })
const setBody = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

test('a single key runs its action and prevents the default of the browser', () => {
  expect(press('m')).toBe(false)
  expect(onAction).toHaveBeenCalledOnce()
  expect(press('x')).toBe(true)
})

test('ignores keys with a modifier and repeated keys', () => {
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { isComposing: true },
  ])
    expect(press('m', init)).toBe(true)
  press('M', { shiftKey: true })
  expect(onAction).not.toHaveBeenCalled()
})

test('works with Caps Lock and non-Latin keyboards', () => {
  press('M')
  expect(normalizeKey({ key: 'ь', code: 'KeyM', shiftKey: false })).toBe('m')
  expect(normalizeKey({ key: '?', code: 'Slash', shiftKey: true })).toBe('?')
  expect(onAction).toHaveBeenCalledOnce()
})

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable></p>',
  '<ul role="listbox"></ul>',
])('ignores keys in text fields: %s', (html) => {
  expect(press('m', {}, setBody(html))).toBe(true)
  expect(onAction).not.toHaveBeenCalled()
})

test.each(['<input type="checkbox">', '<input type="range">', '<button></button>', '<a href="/"></a>'])(
  'handles keys in controls without text input: %s',
  (html) => {
    press('m', {}, setBody(html))
    expect(onAction).toHaveBeenCalledOnce()
  },
)

test('ignores keys while a dialog of the shell is open', () => {
  setBody('<dialog open></dialog>')
  press('m')
  press('k', { ctrlKey: true })
  expect(onAction).not.toHaveBeenCalled()
  expect(openDialog).not.toHaveBeenCalled()
})

test('ignores keys below an overlay if the screen fills the window, but not below a toast', () => {
  setBody('<div data-frame><div data-overlay="alert"></div></div>')
  press('m')
  expect(onAction).toHaveBeenCalledOnce()
  isWide = false
  press('m')
  expect(onAction).toHaveBeenCalledOnce()
  setBody('<div data-frame><div data-overlay="toast"></div></div>')
  press('m')
  expect(onAction).toHaveBeenCalledTimes(2)
})

test('can be turned off, except for Ctrl+K, which also works in fields', () => {
  singleKeyShortcuts.setOn(false)
  press('m')
  press('/')
  expect(onAction).not.toHaveBeenCalled()
  expect(press('k', { ctrlKey: true }, setBody('<input>'))).toBe(false)
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('palette')
  singleKeyShortcuts.setOn(true)
  press('m')
  expect(onAction).toHaveBeenCalledOnce()
})
