// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import Spinner0 from './spinner-0'

const { toast } = vi.hoisted(() => ({ toast: vi.fn(() => ({ dismiss: () => Promise.resolve(true) })) }))
vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({ toast }) }))

afterEach(() => {
  cleanup()
  toast.mockClear()
})

it.each([
  ['succeeds', () => Promise.resolve(), 'Today’s photos are in your files'],
  ['fails', () => Promise.reject(new Error('offline')), 'The photos could not be saved'],
])('shows a message when saving %s, and can save again', async (_, onSave, message) => {
  render(<Spinner0 onSave={onSave} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save to files' }))
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith({ message }))
  expect(await screen.findByRole('button', { name: 'Save to files', busy: false })).toBeTruthy()
})
