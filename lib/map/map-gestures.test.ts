// @vitest-environment jsdom
import type L from 'leaflet'
import { expect, it } from 'vitest'
import { arbiter } from '../gesture/arbiter'
import { connectMapGestures } from './map-gestures'

const map = { dragging: { enable() {}, disable() {} } } as unknown as L.Map

/** Dispatches a pointer event of a finger: an `Event` with the fields of a `PointerEvent` that the code reads. */
const dispatchTouch = (type: string, pointerId: number) =>
  document.body.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch', pointerId, clientX: 0 }),
  )

const canSwipeBack = () => {
  const contender = arbiter.createCompetingGesture('swipe-back', 1)
  const isAllowed = contender.register()
  contender.destroy()
  return isAllowed
}

it.each([
  ['three fingers', ['down 1', 'down 2', 'down 3'], ['up 1', 'up 2', 'up 3']],
  ['a second finger that is placed twice', ['down 1', 'down 2', 'up 2', 'down 3'], ['up 3', 'up 1']],
])('swipe-back works again after %s have been lifted', (_, placed, lifted) => {
  const remove = connectMapGestures(map, document.body, 'cooperative', () => {})
  const dispatch = (steps: string[]) => {
    for (const step of steps) {
      const [type, finger] = step.split(' ')
      dispatchTouch(`pointer${type}`, Number(finger))
    }
  }
  dispatch(placed)
  expect(canSwipeBack()).toBe(false)
  dispatch(lifted)
  expect(canSwipeBack()).toBe(true)
  remove()
})
