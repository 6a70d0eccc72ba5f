// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import english from '@/data/listView/swipeToDismiss/layout3.json'
import { useDismissal } from './use-dismissal'

const dismissToast = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/lib/overlay/react', () => ({
  useOverlays: () => ({ toast: () => ({ dismiss: dismissToast }) }),
}))

test('an app that removes dismissed rows from its data gets them back when all are restored', () => {
  const rows = [
    { id: 1, title: 'One' },
    { id: 2, title: 'Two' },
  ]
  const onRestore = vi.fn()
  const { result, rerender } = renderHook(({ items }) => useDismissal(items, english, { onRestore }), {
    initialProps: { items: rows },
  })
  for (const row of rows) act(() => result.current.getItemProps(row).onRemove())
  rerender({ items: [] })
  dismissToast.mockClear()
  act(() => result.current.restoreAll())
  // If the toast stayed open, its Undo button would restore a row again.
  expect(dismissToast).toHaveBeenCalledOnce()
  expect(onRestore.mock.calls.map(([row]) => row)).toEqual(rows)
  rerender({ items: rows })
  expect(result.current.rows).toEqual(rows)
})
