// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import CheckBoxes1 from './check-boxes-1'
import CheckBoxes2 from './check-boxes-2'

afterEach(cleanup)

it('updates the number of checked people and announces it to screen readers', () => {
  render(<CheckBoxes1 />)
  const status = screen.getByRole('status')
  expect(status.textContent).toMatch(/^3 of 6/)
  fireEvent.click(screen.getByText('Nadia Karimi'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nadia Karimi' }).checked).toBe(true)
  expect(status.textContent).toMatch(/^4 of 6/)
  fireEvent.click(screen.getByText('Nadia Karimi'))
  expect(status.textContent).toMatch(/^3 of 6/)
})

it('does not offer to deselect photos when all of them are deleted', () => {
  render(<CheckBoxes2 onAction={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Select all' })).toBeTruthy()
})
