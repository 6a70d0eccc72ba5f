// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LOADING_INDICATOR_DELAY_MS } from '@/lib/data/use-sample-data'
import { DatabaseNotice } from './database-notice'
import { LazyNotice } from './lazy-notice'

const { status, retry } = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let current = { isLoading: false, isUnreachable: false }
  return {
    retry: vi.fn(),
    status: {
      get: () => current,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      set: (next: typeof current) => {
        current = next
        for (const listener of listeners) listener()
      },
    },
  }
})
vi.mock('@/lib/data/firebase-source', () => ({ firebaseStatus: status, retryFirebase: retry }))

const setStatus = (isLoading: boolean, isUnreachable: boolean) =>
  act(() => status.set({ isLoading, isUnreachable }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setStatus(false, false)
})

it('shows a progress line only if the first values are slow', () => {
  vi.useFakeTimers()
  render(<DatabaseNotice lang="en" />)
  setStatus(true, false)
  act(() => vi.advanceTimersByTime(LOADING_INDICATOR_DELAY_MS - 1))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Please wait…')
  setStatus(false, false)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('announces politely that the database is unreachable, with a Retry button', () => {
  render(<DatabaseNotice lang="en" />)
  setStatus(false, true)
  expect(screen.getByRole('status').textContent).toContain('is unavailable')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('can be closed until the next connection loss', () => {
  render(<DatabaseNotice lang="ar" />)
  setStatus(false, true)
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(screen.queryByRole('button')).toBeNull()
  setStatus(false, false)
  setStatus(false, true)
  expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeDefined()
})

it('renders nothing if its code cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { container } = render(<LazyNotice load={load} lang="en" />)
  await act(async () => load.mock.results[0]?.value.catch(() => {}))
  expect(container.innerHTML).toBe('')
})
