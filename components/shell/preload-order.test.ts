import { expect, test } from 'vitest'
import { exported } from '@/lib/catalogue'
import { preloadOrder } from './preload-order'

test('the screens next to this one come first, then the list they stand in', () => {
  expect(preloadOrder('/check-boxes/1/').slice(0, 3)).toEqual([
    '/check-boxes/2/',
    '/check-boxes/0/',
    '/items/checkBoxes/',
  ])
})

test('every other page follows, each once', () => {
  const order = preloadOrder('/login/0/')
  expect(new Set(order).size).toBe(order.length)
  expect([...order, '/login/0/'].sort()).toEqual(exported.map(({ path }) => path).sort())
})
