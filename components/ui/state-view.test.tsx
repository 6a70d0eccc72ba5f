// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StateView } from './state-view'

vi.mock('@/lib/frame/use-frame', () => ({ useFrame: () => ({ lang: 'en' }) }))

afterEach(cleanup)

test('an error is an alert with a Retry button', () => {
  const retry = vi.fn()
  render(<StateView kind="error" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('This content could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('the empty state has the texts of the screen', () => {
  render(<StateView kind="empty" title="Nothing called “x”" />)
  expect(screen.getByRole('heading', { name: 'Nothing called “x”' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['loading', 'empty', 'error'] as const)('a silent %s state is not announced', (kind) => {
  render(<StateView kind={kind} silent />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loading is announced politely', () => {
  render(<StateView kind="loading" />)
  expect(screen.getByRole('status').textContent).toBe('Please wait…')
})
