// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Login0 from './login-0'
import Login1 from './login-1'

const { toast } = vi.hoisted(() => ({ toast: vi.fn(() => ({ dismiss: () => Promise.resolve(true) })) }))
vi.mock('@/lib/overlay/react', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  toast.mockClear()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each([
  ['login on a plain page', Login0],
  ['login over a photograph', Login1],
])('%s', (_, Screen) => {
  it.each(['Login', 'Register'])('wants both fields for %s and says so in the same words', (button) => {
    render(<Screen />)
    press(button)
    expect(screen.getAllByText("Field can't be empty.")).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(toast).not.toHaveBeenCalled()
  })

  it('welcomes by name and never repeats the password', () => {
    render(<Screen />)
    type('Username', 'maya')
    type('Password', 'hunter2')
    press('Login')
    expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'Welcome back, maya' })
    press('Register')
    expect(JSON.stringify(toast.mock.calls)).not.toContain('hunter2')
  })

  it.each(['Facebook', 'Twitter', 'Google', 'Pinterest'])(
    'continues with %s without asking for a name',
    (name) => {
      render(<Screen />)
      press(name)
      expect(toast).toHaveBeenCalledExactlyOnceWith({ message: `Continuing with ${name}` })
    },
  )

  it('can be skipped empty', () => {
    render(<Screen />)
    press('Skip')
    expect(toast).toHaveBeenCalledOnce()
    expect(screen.queryByText("Field can't be empty.")).toBeNull()
  })
})
