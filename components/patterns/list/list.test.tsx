// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import List from './list'

afterEach(cleanup)

const filter = (query: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })

test('the filter ignores accents', () => {
  render(<List />)
  filter('Lógin')
  expect(screen.getByText('Login')).toBeTruthy()
  expect(screen.queryByText('Alert')).toBeNull()
})

test('the filter finds a section without texts only by its key and its group', () => {
  render(<List sections={{}} />)
  filter('undefined')
  expect(screen.getByRole('button', { name: 'Clear the filter' })).toBeTruthy()
})

test('the filter has the focus after “Clear the filter”', () => {
  render(<List />)
  filter('zebra')
  const clearButton = screen.getByRole('button', { name: 'Clear the filter' })
  clearButton.focus()
  fireEvent.click(clearButton)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})
