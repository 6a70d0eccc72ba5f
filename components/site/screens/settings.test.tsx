// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { syncSettingControls } from '@/lib/site/start/sync-setting-controls'
import { STORAGE_KEYS, storage } from '@/lib/storage'
import Settings from './settings'

const { toast } = vi.hoisted(() => ({ toast: vi.fn(() => ({ dismiss: () => Promise.resolve(true) })) }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  frame.set({ dir: 'ltr', theme: 'system', mode: 'md', ios: '26', md: 'expressive', accent: 'blue' })
  localStorage.clear()
  toast.mockClear()
})

it('mirrors the page at once and stores the direction', () => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('switch', { name: /Right-to-left layout/ }))
  expect(document.documentElement.dir).toBe('rtl')
  expect(localStorage.getItem('isEnabledRTL')).toBe('true')
})

it('announces the direction in the language of the page', async () => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('switch', { name: /Right-to-left layout/ }))
  // The direction also sets the language to Arabic, whose strings cannot load here.
  act(() => frame.set({ lang: 'en' }))
  expect((await screen.findByText('Screens now read from right to left')).role).toBe('status')
})

it.each([
  ['Dark', 'theme', 'dark'],
  ['iOS', 'mode', 'ios'],
  ['Orange', 'accent', 'orange'],
])('changes to %s at once', (option, key, value) => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('radio', { name: option }))
  expect(document.documentElement.dataset[key]).toBe(value)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: option }).checked).toBe(true)
})

it('sets the version of the current platform, and keeps that of the other', () => {
  render(<Settings />)
  // There are two version controls: CSS shows the one for the current platform.
  const [ios, material] = screen.getAllByRole('radiogroup', { name: 'Version' })
  expect(ios?.closest('li')?.className).toContain('material:hidden')
  expect(material?.closest('li')?.className).toContain('ios:hidden')
  fireEvent.click(screen.getByRole('radio', { name: 'iOS 18' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Baseline' }))
  expect(document.documentElement.dataset.generation).toBe('baseline')
  fireEvent.click(screen.getByRole('radio', { name: 'iOS' }))
  expect(document.documentElement.dataset.generation).toBe('18')
})

it('describes the chosen accent', () => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('radio', { name: 'Purple' }))
  expect(
    screen.getByText('Purple: creativity, imagination, and wisdom.').closest('[role=status]'),
  ).toBeTruthy()
})

it('offers ten accents and opens the introduction again', () => {
  render(<Settings />)
  expect(screen.getByRole('radiogroup', { name: 'Accent' }).querySelectorAll('input')).toHaveLength(10)
  expect(screen.getByRole('link', { name: /Show the introduction/ }).getAttribute('href')).toContain(
    '/home/?intro=1',
  )
})

it('shows the stored setting before hydration, and hydration does not change it', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Settings />)
  frame.set({ mode: 'ios', ios: '18', dir: 'rtl', lang: 'en', theme: 'dark', accent: 'green' })
  // Storage writes are asynchronous: this removal runs after them.
  await storage().remove(STORAGE_KEYS.frame)
  const checkedValues = () =>
    [...page.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  expect(checkedValues()).toEqual(['system', 'md', '26', 'expressive', 'en', 'blue', '2000'])
  syncSettingControls(page, frame.get())
  const expectedValues = ['rtl', 'dark', 'ios', '18', 'expressive', 'en', 'green', '2000']
  expect(checkedValues()).toEqual(expectedValues)
  const root = await act(async () => hydrateRoot(page, <Settings />))
  expect(checkedValues()).toEqual(expectedValues)
  fireEvent.click(screen.getByRole('radio', { name: 'Material' }))
  expect(frame.get().mode).toBe('md')
  expect(checkedValues()).toEqual(['rtl', 'dark', 'md', '18', 'expressive', 'en', 'green', '2000'])
  expect(JSON.parse(localStorage.getItem('patternbook:frame') ?? '')).toEqual({ mode: 'md' })
  expect(consoleError).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})

it('stores the duration of messages and shows it', () => {
  const durationOption = () => screen.getByLabelText<HTMLInputElement>('20 s')
  render(<Settings />)
  expect(screen.getByLabelText<HTMLInputElement>('2 s').checked).toBe(true)
  fireEvent.click(durationOption())
  expect(toast).toHaveBeenCalledWith({ message: 'Messages now stay on screen for at least 20 s' })
  expect(localStorage.getItem('patternbook:toast-time')).toBe('20000')
  cleanup()
  render(<Settings />)
  expect(durationOption().checked).toBe(true)
})

it('downloads the sample data of all screens as one file', async () => {
  const blob = new Blob(['{}'])
  vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => blob }))
  URL.createObjectURL = vi.fn(() => 'blob:data')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(<Settings />)
  fireEvent.click(screen.getByRole('button', { name: /Download the sample data/ }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ message: 'Saved as patternbook-data.json' }))
  expect(URL.createObjectURL).toHaveBeenCalledWith(blob)
  expect(click).toHaveBeenCalledTimes(1)
})

it('shows an error if the sample data cannot be fetched, and can try again', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 404 }))
  render(<Settings />)
  const row = screen.getByRole<HTMLButtonElement>('button', { name: /Download the sample data/ })
  fireEvent.click(row)
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ message: expect.stringMatching(/could not be loaded/) }),
  )
  await waitFor(() => expect(row.disabled).toBe(false))
})
