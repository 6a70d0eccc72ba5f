// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComponentExample } from './component-example'

const { isOnline } = vi.hoisted(() => ({ isOnline: { current: true } }))
vi.mock('@/lib/frame/generation-stylesheets', () => ({
  loadGenerationStylesheets: async () => {
    if (!isOnline.current) throw new Error('offline')
  },
}))

afterEach(cleanup)

test('the error disappears when the example can be loaded again', async () => {
  render(<ComponentExample name="button" />)
  await screen.findAllByRole('button', { name: 'Continue' })
  isOnline.current = false
  screen.getByRole('radio', { name: 'Previous' }).click()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  isOnline.current = true
  screen.getByRole('radio', { name: 'Newest' }).click()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('an example of rows or cards is on the background of grouped lists', async () => {
  const { container } = render(<ComponentExample name="card" />)
  await waitFor(() => expect(container.querySelectorAll('[data-grouped]')).toHaveLength(2))
})
