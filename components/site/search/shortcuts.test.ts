// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { openDialog } = vi.hoisted(() => ({ openDialog: vi.fn() }))
vi.mock('./open-dialog', () => ({ openDialog, prepare: async () => {} }))

import type { SearchContext } from './search-context'
import { connectShortcuts, normalizeKey } from './shortcuts'
import { singleKeys } from './single-keys'

const done = vi.fn()
const place: SearchContext = {
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
  stop = connectShortcuts(place)
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

test('a single key does what its control does, and the browser is not asked', () => {
  expect(press('m')).toBe(false)
  expect(done).toHaveBeenCalledOnce()
  expect(press('x')).toBe(true)
})

test('with a modifier it belongs to the browser, held down it counts once', () => {
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

test('caps lock and other alphabets make no difference', () => {
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
])('who writes is left alone: %s', (html) => {
  expect(press('m', {}, put(html))).toBe(true)
  expect(done).not.toHaveBeenCalled()
})

test.each(['<input type="checkbox">', '<input type="range">', '<button></button>', '<a href="/"></a>'])(
  'what takes no letters does not keep them: %s',
  (html) => {
    press('m', {}, put(html))
    expect(done).toHaveBeenCalledOnce()
  },
)

test('under a dialog of the shell nothing happens', () => {
  put('<dialog open></dialog>')
  press('m')
  press('k', { ctrlKey: true })
  expect(done).not.toHaveBeenCalled()
  expect(openDialog).not.toHaveBeenCalled()
})

test('an overlay takes the keys where the screen is the whole window, and toasts never do', () => {
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

test('switched off they are off; Ctrl and K goes on opening the search, in fields too', () => {
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
