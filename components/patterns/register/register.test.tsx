// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Register0 from './register-0'
import Register1 from './register-1'

const { toast } = vi.hoisted(() => ({ toast: vi.fn(() => ({ dismiss: () => Promise.resolve(true) })) }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  toast.mockClear()
})

const fillIn = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const freya = {
  Username: 'freya',
  Password: 'secret',
  Email: 'freya@fjord.example',
  Country: 'Norway',
  City: 'Bergen',
}

describe('register with a member card', () => {
  it('shows an error below every invalid field and focuses the first one', () => {
    render(<Register0 />)
    fillIn({ ...freya, Email: 'freya@fjord', City: ' ' })
    press('Register')
    expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy()
    expect(screen.getByText('Enter your city.')).toBeTruthy()
    expect(screen.queryByText('Choose your country.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('welcomes the user when all fields are valid and the terms are accepted', () => {
    render(<Register0 />)
    fillIn(freya)
    press('Register')
    expect(screen.getByText('Accept the terms to continue.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(toast).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox'))
    press('Register')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'Welcome to Patternbook, freya' })
  })
})

describe('register in two steps', () => {
  const { Country, City, ...account } = freya

  it('checks each step, keeps what was typed, and welcomes the user after the second one', () => {
    render(<Register1 />)
    fillIn({ ...account, Email: 'freya@fjord' })
    press('Continue')
    expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy()
    expect(screen.getByText('Use at least 8 characters, including a number and a symbol.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    fillIn({ ...account, Password: 'sommer!7' })
    press('Continue')
    expect(screen.getByText('Step 2 of 2')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where do you live?' }))

    press('Create account')
    expect(screen.getByText('Choose your country.')).toBeTruthy()
    expect(screen.getByText('Accept the terms to continue.')).toBeTruthy()
    fillIn({ Country, City })
    fireEvent.click(screen.getByRole('checkbox'))
    expect(toast).not.toHaveBeenCalled()
    press('Create account')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'Welcome to Patternbook, freya' })
  })
})

it('the meter names the strength of the password', () => {
  render(<Register0 />)
  for (const [password, word] of [
    ['sol', 'Weak'],
    ['sommerfugl', 'Weak'],
    ['sommerfugl7', 'Fair'],
    ['sommer!7', 'Good'],
    ['sommerfugl!7', 'Strong'],
  ] as const) {
    fillIn({ Password: password })
    expect(screen.getByRole('status').textContent).toBe(`Password strength: ${word}`)
  }
})

it('can be skipped with empty fields', () => {
  render(<Register0 />)
  press('Skip')
  expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'You can register whenever you like' })
})
