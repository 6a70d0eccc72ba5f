// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import products from '@/data/listView/swipeToDismiss/layout2.json'
import english from '@/data/listView/swipeToDismiss/layout3.json'
import SwipeToDismiss1 from './swipe-to-dismiss-1'
import { useDismissal } from './use-dismissal'

const dismissToast = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/lib/overlay/overlay-provider', () => ({
  useOverlays: () => ({ toast: () => ({ dismiss: dismissToast }) }),
}))

afterEach(cleanup)

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

/** An app that removes dismissed products from its own data. */
function App() {
  const [items, setItems] = useState(products.items.slice(0, 2))
  return (
    <SwipeToDismiss1
      data={{ ...products, items }}
      onDismiss={({ id }) => setItems((others) => others.filter((other) => other.id !== id))}
      onRestore={(item) => setItems((others) => [...others, item])}
    />
  )
}

test.each([
  [
    'that the screen restores',
    <SwipeToDismiss1 key="1" data={{ ...products, items: products.items.slice(0, 2) }} />,
  ],
  ['that the app restores', <App key="2" />],
])('after “Restore all”, the first row %s has the focus', async (_, list) => {
  Element.prototype.getAnimations = () => []
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
  render(list)
  const [first, second] = products.items.map(({ title }) => title)
  for (const title of [first, second]) {
    const button = screen.getByRole('button', { name: `Delete ${title}` })
    button.focus()
    await act(async () => fireEvent.click(button))
  }
  const restoreButton = await screen.findByRole('button', { name: 'Restore all' })
  expect(document.activeElement).toBe(restoreButton)
  fireEvent.click(restoreButton)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(document.activeElement).toBe(rows[0]?.querySelector('button'))
})
