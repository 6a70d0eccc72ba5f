// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { allowEdgeSwipe } from './allow-edge-swipe'

const createTouchEvent = (type: string, x: number, y = 100) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    touches: type === 'touchend' ? [] : [{ clientX: x, clientY: y }],
  })

const createRow = (dir: string) => {
  document.body.innerHTML = `<div dir="${dir}"><ul></ul></div>`
  const row = document.querySelector('ul') as HTMLElement
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 600)
  return row
}

/** Moves a touch from one point to another. Returns whether the browser may scroll the row. */
const canScroll = (row: HTMLElement, [fromX, fromY]: number[], [toX, toY]: number[]) => {
  row.dispatchEvent(createTouchEvent('touchstart', fromX ?? 0, fromY))
  return row.dispatchEvent(createTouchEvent('touchmove', toX ?? 0, toY))
}

test.each([
  ['ltr', [18, 100], [40, 103], false],
  ['ltr', [18, 100], [19, 130], true],
  ['ltr', [30, 100], [60, 100], true],
  ['ltr', [380, 100], [340, 100], true],
  ['rtl', [380, 100], [340, 100], false],
  ['rtl', [18, 100], [40, 100], true],
])('in %s, a touch from %j to %j scrolls the row: %s', (dir, from, to, expected) => {
  const row = createRow(dir)
  allowEdgeSwipe(row)
  expect(canScroll(row, from, to)).toBe(expected)
})

test('a row that was removed has no listeners', () => {
  const row = createRow('ltr')
  allowEdgeSwipe(row)?.()
  expect(canScroll(row, [18, 100], [40, 100])).toBe(true)
  expect(allowEdgeSwipe(null)).toBeUndefined()
})
