// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArbiter, createGesture, type Gesture } from '@/lib/gesture'
import { describeGesture } from './describe-gesture'
import { gestureInspector } from './gesture-inspector'

let area: HTMLElement
let time = 10_000
let stop: () => void
let gestures: Gesture[] = []

const fire = (type: string, x: number, y: number) => {
  time += 20
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
  })
  Object.defineProperty(event, 'timeStamp', { value: time })
  area.dispatchEvent(event)
}
const currentDescription = () => describeGesture(gestureInspector.get())

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  document.body.innerHTML = '<div data-frame><p></p></div><aside></aside>'
  area = document.querySelector('p')!
  stop = gestureInspector.start()
  const arbiter = createArbiter()
  gestures = [
    createGesture(area, { name: 'swipe-back', priority: 40, arbiter }),
    createGesture(area, { name: 'refresh', direction: 'y', arbiter }),
  ]
})
afterEach(() => {
  stop()
  for (const gesture of gestures) gesture.destroy()
  vi.unstubAllGlobals()
})

test('shows the distance and the watching gestures before a decision', () => {
  fire('down', 10, 10)
  fire('move', 14, 13)
  expect(currentDescription()).toMatchObject({ status: 'open', distance: '5 of 10 px' })
  expect(currentDescription()?.gesture).toContain('swipe-back (priority 40)')
})

test('shows the axis, the gesture, and the velocity of a swipe', () => {
  fire('down', 10, 10)
  fire('move', 30, 10)
  fire('move', 50, 10)
  expect(currentDescription()).toEqual({
    status: 'locked to x',
    gesture: 'captured by swipe-back (priority 40)',
    distance: '40 of 10 px',
    velocity: 'x 910, y 0 px/s',
  })
})

test('shows the other gesture if a movement is across the axis of the first', () => {
  fire('down', 10, 10)
  fire('move', 10, 40)
  expect(currentDescription()).toMatchObject({
    status: 'locked to y',
    gesture: 'captured by refresh (priority 0)',
  })
})

test('says when the browser scrolls', () => {
  fire('down', 10, 10)
  fire('cancel', 10, 12)
  expect(currentDescription()?.status).toBe('the browser scrolls')
})

test('ignores touches outside of the frame, and all touches when it is off', () => {
  area = document.querySelector('aside')!
  fire('down', 10, 10)
  expect(currentDescription()).toBeUndefined()
  stop()
  area = document.querySelector('p')!
  fire('down', 10, 10)
  expect(currentDescription()).toBeUndefined()
})
