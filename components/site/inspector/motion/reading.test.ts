// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArbiter, createGesture, type Gesture } from '@/lib/gesture'
import { describeGesture } from './describe-gesture'
import { lens } from './lens'

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
const words = () => describeGesture(lens.get())

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  document.body.innerHTML = '<div data-frame><p></p></div><aside></aside>'
  area = document.querySelector('p')!
  stop = lens.start()
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

test('before anything is decided it tells how far the finger has come, and who is watching', () => {
  fire('down', 10, 10)
  fire('move', 14, 13)
  expect(words()).toMatchObject({ axis: 'open', threshold: '5 of 10 px' })
  expect(words()?.gesture).toContain('swipe-back (priority 40)')
})

test('a swipe is locked to its axis, by the gesture that has won, with its speed', () => {
  fire('down', 10, 10)
  fire('move', 30, 10)
  fire('move', 50, 10)
  expect(words()).toEqual({
    axis: 'locked to x',
    gesture: 'captured by swipe-back (priority 40)',
    threshold: '40 of 10 px',
    velocity: 'x 910, y 0 px/s',
  })
})

test('across its axis a gesture gives up, and the other one gets the finger', () => {
  fire('down', 10, 10)
  fire('move', 10, 40)
  expect(words()).toMatchObject({ axis: 'locked to y', gesture: 'captured by refresh (priority 0)' })
})

test('where the browser takes the finger, it says so', () => {
  fire('down', 10, 10)
  fire('cancel', 10, 12)
  expect(words()?.axis).toBe('the browser scrolls')
})

test('touches beside the frame are none of its business, and off it sees nothing', () => {
  area = document.querySelector('aside')!
  fire('down', 10, 10)
  expect(words()).toBeUndefined()
  stop()
  area = document.querySelector('p')!
  fire('down', 10, 10)
  expect(words()).toBeUndefined()
})
