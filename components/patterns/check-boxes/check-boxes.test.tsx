// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import CheckBoxes1 from './check-boxes-1'

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

afterEach(cleanup)

it('counts who is coming, row by row, and tells screen readers', () => {
  render(<CheckBoxes1 />)
  const note = screen.getByRole('status')
  expect(note.textContent).toMatch(/^3 of 6/)
  fireEvent.click(screen.getByText('Zuri Mbeki'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zuri Mbeki' }).checked).toBe(true)
  expect(note.textContent).toMatch(/^4 of 6/)
  fireEvent.click(screen.getByText('Zuri Mbeki'))
  expect(note.textContent).toMatch(/^3 of 6/)
})
