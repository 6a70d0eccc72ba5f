// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowOrder } from './use-row-order'

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('a row that the app adds after a change of the order is last, and a row that it removes is gone', () => {
  const { result, rerender } = renderHook(({ items }) => useRowOrder(items), {
    initialProps: { items: [one, two] },
  })
  act(() => result.current[1]([2, 1]))
  expect(result.current[0]).toEqual([two, one])
  rerender({ items: [one, two, three] })
  expect(result.current[0]).toEqual([two, one, three])
  rerender({ items: [two, three] })
  expect(result.current[0]).toEqual([two, three])
})
