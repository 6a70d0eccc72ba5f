// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from './stepper'

function Guests({ step }: { step?: number }) {
  const [value, setValue] = useState(3)
  return (
    <>
      <output>{value}</output>
      <Stepper
        label="Guests"
        lessLabel="Fewer guests"
        moreLabel="More guests"
        value={value}
        min={1}
        max={4}
        step={step}
        onChange={setValue}
      />
    </>
  )
}

afterEach(cleanup)

const stepButton = (name: string) => screen.getByRole('button', { name })
const value = () => screen.getByRole('status').textContent

test('a stepper changes the number one by one and stops at its limits, where the button keeps the focus', () => {
  render(<Guests />)
  expect(screen.getByRole('group', { name: 'Guests' })).toBeDefined()
  const more = stepButton('More guests')
  more.focus()
  fireEvent.click(more)
  expect(value()).toBe('4')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  expect(value()).toBe('4')
  expect(document.activeElement).toBe(more)
  fireEvent.click(stepButton('Fewer guests'))
  expect(value()).toBe('3')
})

test('a step beyond a limit ends at the limit', () => {
  render(<Guests step={5} />)
  fireEvent.click(stepButton('Fewer guests'))
  expect(value()).toBe('1')
  expect(stepButton('Fewer guests').getAttribute('aria-disabled')).toBe('true')
})

test('decimal steps have no rounding errors', () => {
  render(<Guests step={0.1} />)
  for (let i = 0; i < 3; i++) fireEvent.click(stepButton('Fewer guests'))
  expect(value()).toBe('2.7')
})
