// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dir } from '../frame/state'
import { replay, type Trace } from '../gesture/testing/trace'
import canceled from '../gesture/traces/canceled.json'
import diagonal from '../gesture/traces/diagonal.json'
import flick from '../gesture/traces/flick.json'
import reversal from '../gesture/traces/reversal.json'
import scroll from '../gesture/traces/scroll.json'
import second from '../gesture/traces/second-finger.json'
import slow from '../gesture/traces/slow-drag.json'
import { PREDICTIVE_SHARE } from './constants'
import { createSwipeBack } from './swipe'

const WIDTH = 390
let root: HTMLElement
let stop: () => void
let now = 0
let shares: number[] = []
let releases: boolean[] = []

/** Mirrors a trace horizontally. */
const mirrored = ({ about, events }: Trace): Trace => ({
  about,
  events: events.map((event) => ({ ...event, x: WIDTH - event.x })),
})
const draw = async (trace: Trace, dir: Dir = 'ltr') => {
  root.dir = dir
  await replay(root, dir === 'ltr' ? trace : mirrored(trace), now, async () => void (await Promise.resolve()))
  return releases
}

beforeEach(() => {
  now += 20_000
  shares = []
  releases = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
  root = document.createElement('div')
  root.dataset.mode = 'ios'
  document.body.append(root)
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 844))
  const hold = {
    progress: (share: number) => void shares.push(share),
    release: (back: boolean) => void releases.push(back),
  }
  stop = createSwipeBack({ root, canStart: () => true, begin: async () => hold })
})
afterEach(() => {
  stop()
  root.remove()
  vi.unstubAllGlobals()
})

it('a swipe whose page loads late does not interrupt the next swipe', async () => {
  let resolveLate: (hold: undefined) => void = () => {}
  const late = new Promise<undefined>((resolve) => {
    resolveLate = resolve
  })
  const moved: number[] = []
  const hold = { progress: (share: number) => void moved.push(share), release: () => {} }
  const begins = [late, Promise.resolve(hold)]
  stop()
  stop = createSwipeBack({
    root,
    canStart: () => true,
    begin: () => begins.shift() ?? Promise.resolve(undefined),
  })
  await draw(slow)
  now += 20_000
  const steps = slow.events.filter(({ type }) => type !== 'up')
  await replay(root, { ...slow, events: steps }, now, async () => void (await Promise.resolve()))
  resolveLate(undefined)
  await new Promise((done) => setTimeout(done, 0))
  const before = moved.length
  const { x = 0, y = 0, time = 0 } = { ...steps.at(-1) } as { x?: number; y?: number; time?: number }
  await replay(
    root,
    { ...slow, events: [{ ...steps.at(-1), x: x + 20, y, time: time + 16 } as (typeof steps)[number]] },
    now,
    async () => void (await Promise.resolve()),
  )
  expect(moved.length).toBeGreaterThan(before)
})

describe.each(['ltr', 'rtl'] as const)('a swipe back on recorded traces, %s', (dir) => {
  it.each([
    ['a short flick goes back', flick, true],
    ['a slow drag that ends before the middle is canceled', slow, false],
    ['a reversal is canceled, although it had passed the middle', reversal, false],
    ['a second finger does not disturb the first', second, true],
    ['pointercancel cancels it', canceled, false],
  ])('%s', async (_, trace, back) => {
    expect(await draw(trace, dir)).toEqual([back])
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['a diagonal', diagonal],
    ['scrolling', scroll],
  ])('%s starts nothing', async (_, trace) => {
    expect([await draw(trace, dir), shares]).toEqual([[], []])
  })
})

describe.each(['ltr', 'rtl'] as const)('a predictive back in Material 3 Expressive, %s', (dir) => {
  /** From the end edge toward the start side. */
  const fromEnd = (trace: Trace) => draw(mirrored(trace), dir)
  beforeEach(() => {
    Object.assign(root.dataset, { mode: 'md', generation: 'expressive' })
  })

  it.each([
    ['a short flick goes back', flick, true],
    ['a reversal is canceled, although it had passed the middle', reversal, false],
    ['pointercancel cancels it', canceled, false],
  ])('%s, and the drag itself shows only the preview', async (_, trace, back) => {
    expect(await fromEnd(trace)).toEqual([back])
    expect(Math.max(...shares)).toBeLessThanOrEqual(PREDICTIVE_SHARE)
    expect(Math.max(...shares)).toBeGreaterThan(0)
  })

  it('it does not start at the start edge, where the drawer is', async () => {
    expect([await draw(flick, dir), shares]).toEqual([[], []])
  })

  it('Material baseline has none', async () => {
    root.dataset.generation = 'baseline'
    expect([await fromEnd(flick), shares]).toEqual([[], []])
  })
})
