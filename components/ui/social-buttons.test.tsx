// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SocialButtons } from './social-buttons'

afterEach(cleanup)

const items = [{ id: 1, network: 'apple', title: 'Apple' }]

it('the Apple button has the given text, or else the title of the item', () => {
  const { rerender } = render(<SocialButtons items={items} onSelect={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Apple' })).toBeTruthy()
  rerender(<SocialButtons items={items} appleLabel="Sign in with Apple" onSelect={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Sign in with Apple' })).toBeTruthy()
})
