// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
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
