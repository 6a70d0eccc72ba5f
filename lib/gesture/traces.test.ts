// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArbiter } from './arbiter'
import { createGesture, type Gesture, type GestureDetail, type GestureOptions } from './gesture'
import { dispatchTraceEvents, type Trace } from './testing/trace'
import canceled from './traces/canceled.json'
import diagonalDrag from './traces/diagonal.json'
import flick from './traces/flick.json'
import mouseAfterTouch from './traces/mouse-after-touch.json'
import reversal from './traces/reversal.json'
import scroll from './traces/scroll.json'
import secondFinger from './traces/second-finger.json'
import slowDrag from './traces/slow-drag.json'

let element: HTMLElement
let gesture: Gesture | undefined
let startTime = 0
let callbackNames: string[] = []
let lastDetail: GestureDetail | undefined
let distances: number[] = []

const recordCallback = (name: string) => (detail: GestureDetail) => {
  lastDetail = detail
  distances.push(detail.deltaX)
  if (callbackNames.at(-1) !== name) callbackNames.push(name)
}
const testTrace = async (trace: Trace, options: Partial<GestureOptions> = {}) => {
  gesture = createGesture(element, {
    name: 'test',
    arbiter: createArbiter(),
    onStart: recordCallback('start'),
    onMove: recordCallback('move'),
    onEnd: recordCallback('end'),
    onCancel: recordCallback('cancel'),
    ...options,
  })
  await dispatchTraceEvents(element, trace, startTime)
  return callbackNames
}

beforeEach(() => {
  startTime += 20_000
  callbackNames = []
  distances = []
  lastDetail = undefined
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    callback(0)
    return 0
  })
  element = document.createElement('div')
  document.body.append(element)
})
afterEach(() => {
  gesture?.destroy()
  element.remove()
  vi.unstubAllGlobals()
})

const COMPLETE_GESTURE = ['start', 'move', 'end']

describe('a gesture along x, on recorded traces', () => {
  it('a flick ends with the velocity of the finger', async () => {
    expect(await testTrace(flick)).toEqual(COMPLETE_GESTURE)
    expect(lastDetail?.velocityX).toBeGreaterThan(1)
    expect(lastDetail?.velocityX).toBeLessThan(1.7)
  })

  it('a slow drag ends at rest, and its distance counts from the point of recognition', async () => {
    expect(await testTrace(slowDrag)).toEqual(COMPLETE_GESTURE)
    expect(Math.abs(lastDetail?.velocityX ?? 1)).toBeLessThan(0.1)
    expect(lastDetail?.deltaX).toBeGreaterThan(110)
    expect(lastDetail?.deltaX).toBeLessThan(132)
  })

  it('a reversal ends with a velocity in the other direction', async () => {
    expect(await testTrace(reversal)).toEqual(COMPLETE_GESTURE)
    expect(lastDetail?.velocityX).toBeLessThan(-0.4)
    expect(Math.max(...distances)).toBeGreaterThan(220)
  })

  it.each([
    ['a diagonal', diagonalDrag],
    ['scrolling', scroll],
  ])('%s starts nothing', async (_, trace) => {
    expect(await testTrace(trace)).toEqual([])
  })

  it('scrolling is a movement along y', async () => {
    expect(await testTrace(scroll, { direction: 'y' })).toEqual(COMPLETE_GESTURE)
    expect(lastDetail?.velocityY).toBeLessThan(-1)
  })

  it('a second finger causes no jump and no second end', async () => {
    expect(await testTrace(secondFinger)).toEqual(COMPLETE_GESTURE)
    const jumps = distances.map((x, i) => Math.abs(x - (distances[i - 1] ?? 0)))
    expect(Math.max(...jumps)).toBeLessThan(20)
  })

  it('pointercancel cancels it and does not end it', async () => {
    expect(await testTrace(canceled)).toEqual(['start', 'move', 'cancel'])
  })

  it('emulated mouse events after a touch start nothing, even if they move', async () => {
    expect(await testTrace(mouseAfterTouch)).toEqual([])
  })
})
