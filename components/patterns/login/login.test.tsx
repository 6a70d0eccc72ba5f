// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Login0 from './login-0'
import Login1 from './login-1'

const { toast } = vi.hoisted(() => ({ toast: vi.fn(() => ({ dismiss: () => Promise.resolve(true) })) }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  toast.mockClear()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each([
  ['login on a plain page', Login0],
  ['login over a photo', Login1],
])('%s', (_, Screen) => {
  it.each(['Log in', 'Create account'])(
    'requires both fields for %s with the same error messages',
    (button) => {
      render(<Screen />)
      press(button)
      expect(screen.getAllByText("Field can't be empty.")).toHaveLength(2)
      expect(document.activeElement).toBe(screen.getByLabelText('Username'))
      expect(toast).not.toHaveBeenCalled()
    },
  )

  it('welcomes the user by name and never shows the password', () => {
    render(<Screen />)
    type('Username', 'maya')
    type('Password', 'hunter2')
    press('Log in')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'Welcome back, maya' })
    press('Create account')
    expect(JSON.stringify(toast.mock.calls)).not.toContain('hunter2')
  })

  it.each(['Facebook', 'X', 'Google', 'Pinterest'])('continues with %s without a username', (name) => {
    render(<Screen />)
    press(name)
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: `Continuing with ${name}` })
  })

  it('sends a reset link without a form error', () => {
    render(<Screen />)
    press('Forgot password?')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'A password reset link is on its way' })
    expect(screen.queryByText("Field can't be empty.")).toBeNull()
  })

  it('can be skipped with empty fields', () => {
    render(<Screen />)
    press('Skip')
    expect(toast).toHaveBeenCalledOnce()
    expect(screen.queryByText("Field can't be empty.")).toBeNull()
  })
})
