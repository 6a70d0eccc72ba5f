// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { showChoices } from '@/lib/frame/choices'
import Settings from './settings'

vi.hoisted(() => {
  // What jsdom lacks and the screen asks for.
  class Watcher {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const query = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  Object.assign(window, { matchMedia: query, IntersectionObserver: Watcher, ResizeObserver: Watcher })
})

afterEach(() => {
  cleanup()
  frame.set({ dir: 'ltr', theme: 'system', mode: 'md', accent: 'blue' })
  localStorage.clear()
})

it('mirrors everything at once and remembers it', () => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('switch', { name: /Right-to-left layout/ }))
  expect(document.documentElement.dir).toBe('rtl')
  expect(localStorage.getItem('isEnabledRTL')).toBe('true')
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

it('describes the accent that is chosen', () => {
  render(<Settings />)
  fireEvent.click(screen.getByRole('radio', { name: 'Purple' }))
  expect(screen.getByText('Purple: creative, imaginative, wise.').closest('[role=status]')).toBeTruthy()
})

it('offers ten accents and the way back to the introduction', () => {
  render(<Settings />)
  expect(screen.getByRole('radiogroup', { name: 'Accent' }).querySelectorAll('input')).toHaveLength(10)
  expect(screen.getByRole('link', { name: /Show the introduction/ }).getAttribute('href')).toContain(
    '/home/?intro=1',
  )
})

it('shows what is chosen before React is there, and React leaves it at that', async () => {
  const noise = vi.spyOn(console, 'error')
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Settings />)
  frame.set({ mode: 'ios', dir: 'rtl', lang: 'en', theme: 'dark', accent: 'green' })
  localStorage.clear()
  const on = () => [...page.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  expect(on()).toEqual(['system', 'md', 'en', 'blue'])
  showChoices(page, frame.get())
  const chosen = ['rtl', 'dark', 'ios', 'en', 'green']
  expect(on()).toEqual(chosen)
  const root = await act(async () => hydrateRoot(page, <Settings />))
  expect(on()).toEqual(chosen)
  fireEvent.click(screen.getByRole('radio', { name: 'Material' }))
  expect(frame.get().mode).toBe('md')
  expect(on()).toEqual(['rtl', 'dark', 'md', 'en', 'green'])
  expect(JSON.parse(localStorage.getItem('patternbook:frame') ?? '')).toEqual({ mode: 'md' })
  expect(noise).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})
