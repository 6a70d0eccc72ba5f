// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import Form2 from './form-2'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

afterEach(cleanup)

it('the field for the postal code has no numeric keyboard, because a postal code can have letters', () => {
  const onSubmit = vi.fn()
  render(<Form2 onSubmit={onSubmit} />)
  expect(screen.getByLabelText('Postal code').hasAttribute('inputmode')).toBe(false)
  for (const [label, value] of [
    ['First name', 'Maya'],
    ['Last name', 'Okafor'],
    ['Street', '1 High Street'],
    ['City', 'London'],
    ['Postal code', 'SW1A 1AA'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ zipCode: 'SW1A 1AA' })
})
