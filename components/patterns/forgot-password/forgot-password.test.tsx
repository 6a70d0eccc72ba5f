// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import ForgotPassword0 from './forgot-password-0'
import ForgotPassword1 from './forgot-password-1'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast: vi.fn() }) }))

afterEach(cleanup)

test.each<[string, ComponentType<{ onSubmit: (values: { email: string }) => void }>]>([
  ['forgot-password-0', ForgotPassword0],
  ['forgot-password-1', ForgotPassword1],
])('%s: onSubmit receives the email address without surrounding spaces', (_, Screen) => {
  const onSubmit = vi.fn()
  render(<Screen onSubmit={onSubmit} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: ' ada@example.com ' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' })
})

test('“Use another address” shows the form again, and the field has the focus', () => {
  render(<ForgotPassword0 onSubmit={vi.fn()} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  const editButton = screen.getByRole('button', { name: 'Use another address' })
  editButton.focus()
  fireEvent.click(editButton)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
