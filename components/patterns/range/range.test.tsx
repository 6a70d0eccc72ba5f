// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import Range0 from './range-0'

afterEach(cleanup)

const slider = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`) })
const displayedValue = (title: string) =>
  screen.getByRole('heading', { name: title }).nextSibling?.textContent

it('starts with the values of the four layouts', () => {
  render(<Range0 />)
  expect([slider('Warm light').value, displayedValue('Warm light')]).toEqual(['10', '10%'])
  expect([slider('Narrator').value, displayedValue('Narrator')]).toEqual(['0', '0 dB'])
  expect([slider('Lowest brightness').value, slider('Highest brightness').value]).toEqual(['20', '70'])
})

it('shows the minimum in the slider and as text if the value in the data is below it', () => {
  render(<Range0 />)
  expect(slider('Line spacing').value).toBe('1000')
  expect(displayedValue('Line spacing')).toBe('100%')
})

it('moves by steps with the keys and has a value text in words', () => {
  render(<Range0 />)
  fireEvent.keyDown(slider('Line spacing'), { key: 'ArrowRight' })
  expect(slider('Line spacing').getAttribute('aria-valuetext')).toBe('110 percent')
  fireEvent.keyDown(slider('Narrator'), { key: 'Home' })
  expect(displayedValue('Narrator')).toBe('−20 dB')
})

it('sorts the two values when one thumb passes the other', () => {
  render(<Range0 />)
  const first = slider('Lowest brightness')
  fireEvent.keyDown(first, { key: 'End' })
  expect([slider('Lowest brightness').value, slider('Highest brightness').value]).toEqual(['70', '100'])
  expect(first).toBe(slider('Highest brightness'))
})
