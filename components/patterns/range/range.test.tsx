// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import Range0 from './range-0'

vi.hoisted(() => {
  // Browser APIs that the screen uses and jsdom lacks.
  class Watcher {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const query = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  Object.assign(window, { matchMedia: query, IntersectionObserver: Watcher, ResizeObserver: Watcher })
})

afterEach(cleanup)

const slider = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`) })
const badge = (title: string) => screen.getByRole('heading', { name: title }).nextSibling?.textContent

it('starts with the values of the four layouts', () => {
  render(<Range0 />)
  expect([slider('Basic').value, badge('Basic')]).toEqual(['10', '10'])
  expect([slider('With icons').value, badge('With icons')]).toEqual(['0', '0'])
  expect([slider('First page').value, slider('Last page').value]).toEqual(['20', '70'])
})

it('shows the minimum in knob and badge if the value of the data is below it', () => {
  render(<Range0 />)
  expect(slider('With predefined steps').value).toBe('1000')
  expect(badge('With predefined steps')).toBe('1,000')
})

it('moves by steps with the keys and has a value text in words', () => {
  render(<Range0 />)
  fireEvent.keyDown(slider('With predefined steps'), { key: 'ArrowRight' })
  expect(slider('With predefined steps').getAttribute('aria-valuetext')).toBe('1100 words')
  fireEvent.keyDown(slider('With icons'), { key: 'Home' })
  expect(badge('With icons')).toBe('−200')
})

it('sorts the two values when one knob passes the other', () => {
  render(<Range0 />)
  const first = slider('First page')
  fireEvent.keyDown(first, { key: 'End' })
  expect([slider('First page').value, slider('Last page').value]).toEqual(['70', '100'])
  expect(first).toBe(slider('Last page'))
})
