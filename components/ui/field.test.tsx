// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Field } from './field'

afterEach(cleanup)

it('passes its ref and description to the input, and describes it by the error while there is one', () => {
  const ref = createRef<HTMLInputElement>()
  const props = { label: 'Email', value: '', onChange: () => {}, ref, 'aria-describedby': 'hint' }
  const { rerender } = render(<Field {...props} />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(ref.current).toBe(input)
  expect(input.getAttribute('aria-describedby')).toBe('hint')
  rerender(<Field {...props} error="Enter an email address" />)
  const errorId = input.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(errorId)?.textContent).toBe('Enter an email address')
})
