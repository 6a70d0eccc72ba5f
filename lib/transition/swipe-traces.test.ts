// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dir } from '../frame/state'
import { dispatchTraceEvents, type Trace } from '../gesture/testing/trace'
import canceled from '../gesture/traces/canceled.json'
import diagonalDrag from '../gesture/traces/diagonal.json'
import flick from '../gesture/traces/flick.json'
import reversal from '../gesture/traces/reversal.json'
import scroll from '../gesture/traces/scroll.json'
import secondFinger from '../gesture/traces/second-finger.json'
import slowDrag from '../gesture/traces/slow-drag.json'
import { PREDICTIVE_PREVIEW_FRACTION } from './constants'
import { createSwipeBack } from './swipe-back'

const WIDTH = 390
let root: HTMLElement
let removeSwipeBack: () => void
let startTime = 0
let progressValues: number[] = []
let releases: boolean[] = []

/** Mirrors a trace horizontally. */
const mirrorTrace = ({ about, events }: Trace): Trace => ({
  about,
  events: events.map((event) => ({ ...event, x: WIDTH - event.x })),
})
const replayTrace = async (trace: Trace, dir: Dir = 'ltr') => {
  root.dir = dir
  await dispatchTraceEvents(
    root,
    dir === 'ltr' ? trace : mirrorTrace(trace),
    startTime,
    async () => void (await Promise.resolve()),
  )
  return releases
}

beforeEach(() => {
  startTime += 20_000
  progressValues = []
  releases = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
  root = document.createElement('div')
  root.dataset.mode = 'ios'
  document.body.append(root)
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 844))
  const transition = {
    seek: (progress: number) => void progressValues.push(progress),
    release: (back: boolean) => void releases.push(back),
  }
  removeSwipeBack = createSwipeBack({ root, canStart: () => true, startTransition: async () => transition })
})
afterEach(() => {
  removeSwipeBack()
  root.remove()
  vi.unstubAllGlobals()
})

it('a swipe whose page loads late does not interrupt the next swipe', async () => {
  let resolveLate: (transition: undefined) => void = () => {}
  const late = new Promise<undefined>((resolve) => {
    resolveLate = resolve
  })
  const laterProgressValues: number[] = []
  const transition = {
    seek: (progress: number) => void laterProgressValues.push(progress),
    release: () => {},
  }
  const transitionPromises = [late, Promise.resolve(transition)]
  removeSwipeBack()
  removeSwipeBack = createSwipeBack({
    root,
    canStart: () => true,
    startTransition: () => transitionPromises.shift() ?? Promise.resolve(undefined),
  })
  await replayTrace(slowDrag)
  startTime += 20_000
  const eventsWithoutUp = slowDrag.events.filter(({ type }) => type !== 'up')
  await dispatchTraceEvents(
    root,
    { ...slowDrag, events: eventsWithoutUp },
    startTime,
    async () => void (await Promise.resolve()),
  )
  resolveLate(undefined)
  await new Promise((done) => setTimeout(done, 0))
  const countBefore = laterProgressValues.length
  const {
    x = 0,
    y = 0,
    time = 0,
  } = { ...eventsWithoutUp.at(-1) } as { x?: number; y?: number; time?: number }
  await dispatchTraceEvents(
    root,
    {
      ...slowDrag,
      events: [
        { ...eventsWithoutUp.at(-1), x: x + 20, y, time: time + 16 } as (typeof eventsWithoutUp)[number],
      ],
    },
    startTime,
    async () => void (await Promise.resolve()),
  )
  expect(laterProgressValues.length).toBeGreaterThan(countBefore)
})

describe.each(['ltr', 'rtl'] as const)('a swipe back on recorded traces, %s', (dir) => {
  it.each([
    ['a short flick goes back', flick, true],
    ['a slow drag that ends before the middle is canceled', slowDrag, false],
    ['a reversal is canceled, although it had passed the middle', reversal, false],
    ['a second finger does not disturb the first', secondFinger, true],
    ['pointercancel cancels it', canceled, false],
  ])('%s', async (_, trace, back) => {
    expect(await replayTrace(trace, dir)).toEqual([back])
    expect(Math.max(...progressValues)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['a diagonal', diagonalDrag],
    ['scrolling', scroll],
  ])('%s starts nothing', async (_, trace) => {
    expect([await replayTrace(trace, dir), progressValues]).toEqual([[], []])
  })
})

describe.each(['ltr', 'rtl'] as const)('a predictive back in Material 3 Expressive, %s', (dir) => {
  /** Replays a trace from the end edge toward the start edge. */
  const replayFromEnd = (trace: Trace) => replayTrace(mirrorTrace(trace), dir)
  beforeEach(() => {
    Object.assign(root.dataset, { mode: 'md', generation: 'expressive' })
  })

  it.each([
    ['a short flick goes back', flick, true],
    ['a reversal is canceled, although it had passed the middle', reversal, false],
    ['pointercancel cancels it', canceled, false],
  ])('%s, and the drag itself shows only the preview', async (_, trace, back) => {
    expect(await replayFromEnd(trace)).toEqual([back])
    expect(Math.max(...progressValues)).toBeLessThanOrEqual(PREDICTIVE_PREVIEW_FRACTION)
    expect(Math.max(...progressValues)).toBeGreaterThan(0)
  })

  it('it does not start at the start edge, where the drawer is', async () => {
    expect([await replayTrace(flick, dir), progressValues]).toEqual([[], []])
  })

  it('Material Baseline has no predictive back', async () => {
    root.dataset.generation = 'baseline'
    expect([await replayFromEnd(flick), progressValues]).toEqual([[], []])
  })
})
