// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import Range0 from './range-0'

afterEach(cleanup)

const getSlider = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`) })
const getDisplayedValue = (title: string) =>
  screen.getByRole('heading', { name: title }).nextSibling?.textContent

it('starts with the values of the four layouts', () => {
  render(<Range0 />)
  expect([getSlider('Warm light').value, getDisplayedValue('Warm light')]).toEqual(['10', '10%'])
  expect([getSlider('Narrator').value, getDisplayedValue('Narrator')]).toEqual(['0', '0 dB'])
  expect([getSlider('Lowest brightness').value, getSlider('Highest brightness').value]).toEqual(['20', '70'])
})

it('shows the minimum in the slider and as text if the value in the data is below it', () => {
  render(<Range0 />)
  expect(getSlider('Line spacing').value).toBe('1000')
  expect(getDisplayedValue('Line spacing')).toBe('100%')
})

it('moves by steps with the keys and has a value text in words', () => {
  render(<Range0 />)
  fireEvent.keyDown(getSlider('Line spacing'), { key: 'ArrowRight' })
  expect(getSlider('Line spacing').getAttribute('aria-valuetext')).toBe('110 percent')
  fireEvent.keyDown(getSlider('Narrator'), { key: 'Home' })
  expect(getDisplayedValue('Narrator')).toBe('−20 dB')
})

it('sorts the two values when one thumb passes the other', () => {
  render(<Range0 />)
  const movedThumb = getSlider('Lowest brightness')
  fireEvent.keyDown(movedThumb, { key: 'End' })
  expect([getSlider('Lowest brightness').value, getSlider('Highest brightness').value]).toEqual(['70', '100'])
  expect(movedThumb).toBe(getSlider('Highest brightness'))
})
