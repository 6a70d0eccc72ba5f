// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LOADING_INDICATOR_DELAY_MS } from '@/lib/data/use-sample'
import { DatabaseNotice } from './database-notice'
import { LazyNotice } from './lazy-notice'

const { state, retry } = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let now = { waiting: false, lost: false }
  return {
    retry: vi.fn(),
    state: {
      get: () => now,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      set: (next: typeof now) => {
        now = next
        for (const listener of listeners) listener()
      },
    },
  }
})
vi.mock('@/lib/data/firebase', () => ({ firebaseStatus: state, retryFirebase: retry }))

const tell = (waiting: boolean, lost: boolean) => act(() => state.set({ waiting, lost }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  tell(false, false)
})

it('shows a progress line only if the first values are slow', () => {
  vi.useFakeTimers()
  render(<DatabaseNotice lang="en" />)
  tell(true, false)
  act(() => vi.advanceTimersByTime(LOADING_INDICATOR_DELAY_MS - 1))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Please wait…')
  tell(false, false)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('announces politely that the database is unreachable, with a Retry button', () => {
  render(<DatabaseNotice lang="en" />)
  tell(false, true)
  expect(screen.getByRole('status').textContent).toContain('is unavailable')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('can be closed until the next connection loss', () => {
  render(<DatabaseNotice lang="ar" />)
  tell(false, true)
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(screen.queryByRole('button')).toBeNull()
  tell(false, false)
  tell(false, true)
  expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeDefined()
})

it('renders nothing if its code cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { container } = render(<LazyNotice load={load} lang="en" />)
  await act(async () => load.mock.results[0]?.value.catch(() => {}))
  expect(container.innerHTML).toBe('')
})
