// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import Range0 from './range-0'

afterEach(cleanup)

const slider = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`) })
const badge = (title: string) => screen.getByRole('heading', { name: title }).nextSibling?.textContent

it('starts with the values of the four layouts', () => {
  render(<Range0 />)
  expect([slider('Reading lamp').value, badge('Reading lamp')]).toEqual(['10', '10%'])
  expect([slider('Volume').value, badge('Volume')]).toEqual(['0', '0'])
  expect([slider('First page').value, slider('Last page').value]).toEqual(['20', '70'])
})

it('shows the minimum in thumb and badge if the value of the data is below it', () => {
  render(<Range0 />)
  expect(slider('Bedtime story').value).toBe('1000')
  expect(badge('Bedtime story')).toBe('1,000')
})

it('moves by steps with the keys and has a value text in words', () => {
  render(<Range0 />)
  fireEvent.keyDown(slider('Bedtime story'), { key: 'ArrowRight' })
  expect(slider('Bedtime story').getAttribute('aria-valuetext')).toBe('1100 words')
  fireEvent.keyDown(slider('Volume'), { key: 'Home' })
  expect(badge('Volume')).toBe('−200')
})

it('sorts the two values when one thumb passes the other', () => {
  render(<Range0 />)
  const first = slider('First page')
  fireEvent.keyDown(first, { key: 'End' })
  expect([slider('First page').value, slider('Last page').value]).toEqual(['70', '100'])
  expect(first).toBe(slider('Last page'))
})
