// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const { openSearchResult } = vi.hoisted(() => ({ openSearchResult: vi.fn() }))
vi.mock('./page-commands', () => ({ currentPageCommands: () => ({ pageKind: 'screen', openSearchResult }) }))

import catalog from '@/data/catalog.json'
import { frame } from '@/lib/frame'
import { createSearchEntries } from '@/lib/site/search/create-search-entries'
import { SearchDialog } from './search-dialog'

const entries = createSearchEntries({
  patternTexts: catalog.sections,
  keywords: { '/docs/gestures/': ['Who gets the pointer'] },
  elementIds: { '/docs/gestures/': ['who-gets-the-pointer'] },
})
let fetchSucceeds = true

beforeAll(() => {
  // Methods that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  localStorage.clear()
  fetchSucceeds = true
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (fetchSucceeds ? Response.json(entries) : Promise.reject(new TypeError('offline')))),
  )
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const renderDialog = () => {
  const [onClose, onShowShortcuts] = [vi.fn(), vi.fn()]
  render(<SearchDialog onClose={onClose} onShowShortcuts={onShowShortcuts} />)
  return { onClose, onShowShortcuts }
}
const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string, init = {}) => fireEvent.keyDown(field(), { key, ...init })
const activeOption = () => screen.getByRole('option', { selected: true }).textContent

test('shows an error, and loads the list on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fetchSucceeds = false
  renderDialog()
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('could not be loaded'),
  )
  fetchSucceeds = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('listbox')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the field has the focus, and arrow keys, Home, and End move through the list in a cycle', async () => {
  renderDialog()
  expect(document.activeElement).toBe(field())
  await screen.findByRole('listbox')
  type('toggle')
  const options = screen.getAllByRole('option')
  expect(activeOption()).toBe(options[0]?.textContent)
  press('ArrowDown')
  expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  press('End')
  expect(activeOption()).toBe(options.at(-1)?.textContent)
  press('ArrowDown')
  expect(activeOption()).toBe(options[0]?.textContent)
  press('ArrowUp')
  press('Home')
  expect(activeOption()).toBe(options[0]?.textContent)
})

test('Enter opens the active result, which is first the next time', async () => {
  const { onClose } = renderDialog()
  await screen.findByRole('listbox')
  type('bottom sheet')
  press('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  expect(openSearchResult.mock.lastCall?.[0]).toMatchObject({ id: '/patterns/modal/' })
  cleanup()
  renderDialog()
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(recent.textContent).toContain('Modals and bottom sheets')
})

test('a heading opens its page at that heading', async () => {
  renderDialog()
  await screen.findByRole('listbox')
  type('who gets')
  press('Enter')
  expect(openSearchResult).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: '/docs/gestures/' }),
    'who-gets-the-pointer',
  )
  type('gestures')
  press('Enter')
  expect(openSearchResult.mock.lastCall).toEqual([
    expect.objectContaining({ id: '/docs/gestures/' }),
    undefined,
  ])
})

test('a look is applied to the current page', async () => {
  const { onClose } = renderDialog()
  await screen.findAllByRole('option')
  type('iOS 18')
  press('Enter')
  expect(frame.get()).toMatchObject({ mode: 'ios', ios: '18' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(openSearchResult).not.toHaveBeenCalled()
})

test('ignores Enter during text composition', async () => {
  renderDialog()
  await screen.findByRole('listbox')
  press('Enter', { isComposing: true })
  expect(openSearchResult).not.toHaveBeenCalled()
})

test('politely announces the number of results, even if there are none', async () => {
  renderDialog()
  await screen.findByRole('listbox')
  const announcement = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join()
  type('toggle simple 2')
  await waitFor(() => expect(announcement()).toMatch(/^\d+ results?$/))
  type('qqqqqq xyzzy')
  expect(announcement()).toBe('Nothing found for qqqqqq xyzzy')
  fireEvent.click(screen.getByRole('button', { name: 'accordion' }))
  expect(activeOption()).toContain('Expandable')
})

test('closes with its shortcuts, and opens the list of shortcuts with one press', () => {
  const { onClose, onShowShortcuts } = renderDialog()
  press('k', { ctrlKey: true })
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(onShowShortcuts).toHaveBeenCalledOnce()
})

test('shows a message if the browser has no clipboard', async () => {
  renderDialog()
  await screen.findAllByRole('option')
  type('copy link')
  press('Enter')
  expect(await screen.findByText('Your browser blocked copying')).toBeTruthy()
})

test('after a suggestion or Retry, the field has the focus', async () => {
  renderDialog()
  await screen.findByRole('listbox')
  type('qqqqqq xyzzy')
  const suggestion = screen.getByRole('button', { name: 'accordion' })
  suggestion.focus()
  fireEvent.click(suggestion)
  expect(document.activeElement).toBe(field())
  // The browser moves the focus only if the event is not prevented.
  expect(fireEvent.mouseDown(screen.getAllByRole('option')[0]!)).toBe(false)
})

test('a result in a new tab has the look of the query', async () => {
  const openWindow = vi.spyOn(window, 'open').mockImplementation(() => null)
  renderDialog()
  await screen.findAllByRole('option')
  type('login dark rtl')
  fireEvent.click(screen.getAllByRole('option')[0]!, { ctrlKey: true })
  expect(String(openWindow.mock.lastCall?.[0])).toMatch(/\/patterns\/login\/\?(?=.*theme=dark)(?=.*dir=rtl)/)
})

test('the URL keeps reduced motion, so that the next pages have it too', async () => {
  renderDialog()
  await screen.findAllByRole('option')
  type('reduced motion')
  press('Enter')
  expect(location.search).toContain('motion=reduced')
  history.replaceState(null, '', '/')
})

test('a press that starts in the dialog and ends outside does not close it', async () => {
  const { onClose } = renderDialog()
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(field())
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes with its shortcut on a keyboard with another alphabet', () => {
  const { onClose } = renderDialog()
  press('л', { code: 'KeyK', ctrlKey: true })
  expect(onClose).toHaveBeenCalledOnce()
})
