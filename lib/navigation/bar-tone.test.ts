// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectBarTone } from './bar-tone'

const WIDTH = 400
/** The middle of the bar, from the top of the page, px. */
const BAR_MIDDLE_PX = 700

let observerCallback: IntersectionObserverCallback
const observedElements = new Set<Element>()
const recordedOptions: IntersectionObserverInit[] = []
class FakeIntersectionObserver {
  constructor(callback: IntersectionObserverCallback, observerOptions: IntersectionObserverInit) {
    observerCallback = callback
    recordedOptions.push(observerOptions)
  }
  observe(target: Element) {
    observedElements.add(target)
  }
  disconnect() {
    observedElements.clear()
  }
}
class FakeResizeObserver {
  constructor(readonly callback: () => void) {}
  observe() {
    this.callback()
  }
  disconnect() {}
}

const DARK = '#112, #112, #112, #112, #112'
const LIGHT = '#eee, #eee, #eee, #eee, #eee'
const bar = () => document.querySelector<HTMLElement>('#bar')!
const page = () => document.querySelector<HTMLElement>('#page')!
const addPicture = (colors: string) => {
  const picture = document.createElement('picture')
  if (colors) picture.style.setProperty('--picture-colors', colors)
  page().append(picture)
  return picture
}
type Box = { top: number; height?: number; width?: number }
/** Reports pictures at these positions. */
const reportPositions = (...boxes: [Element, Box][]) =>
  observerCallback(
    boxes.map(([target, { top, height = 200, width = WIDTH }]) => ({
      target,
      isIntersecting: top < BAR_MIDDLE_PX,
      boundingClientRect: { top, bottom: top + height, height },
      intersectionRect: { width },
      rootBounds: { bottom: BAR_MIDDLE_PX, width: WIDTH },
    })) as unknown as IntersectionObserverEntry[],
    {} as IntersectionObserver,
  )
/** Reports pictures at these positions, and returns the tone of the bar after the delay of a change. */
const toneAfter = (...boxes: [Element, Box][]) => {
  reportPositions(...boxes)
  vi.advanceTimersByTime(200)
  return bar().dataset.tone
}

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  document.body.innerHTML = '<div id="page"><div id="bar"><nav></nav></div></div>'
  Object.defineProperty(bar(), 'offsetHeight', { value: 78 })
  Object.defineProperty(bar().firstElementChild, 'offsetHeight', { value: 62 })
  recordedOptions.length = 0
  stop = connectBarTone(bar(), page())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('observes the page down to the middle of the glass', () => {
  expect(recordedOptions).toMatchObject([{ root: page(), rootMargin: '0px 0px -47px' }])
})

it('is dark while a dark picture is behind the middle of the bar', () => {
  const picture = addPicture(DARK)
  expect(toneAfter([picture, { top: 720 }])).toBeUndefined()
  expect(toneAfter([picture, { top: 600 }])).toBe('dark')
  expect(toneAfter([picture, { top: 480 }])).toBeUndefined()
})

it('uses the colors at the height of the bar', () => {
  const picture = addPicture('#eee, #eee, #eee, #112, #112')
  expect(toneAfter([picture, { top: 650 }])).toBeUndefined()
  expect(toneAfter([picture, { top: 550 }])).toBe('dark')
})

it('uses the mean of the pictures side by side', () => {
  const [one, other] = [addPicture(DARK), addPicture(LIGHT)]
  expect(toneAfter([one, { top: 600, width: 200 }], [other, { top: 600, width: 200 }])).toBeUndefined()
  expect(toneAfter([one, { top: 600, width: 360 }], [other, { top: 600, width: 40 }])).toBe('dark')
})

it('ignores thumbnails, narrow pictures, and pictures with unknown colors', () => {
  expect(toneAfter([addPicture(DARK), { top: 680, height: 56 }])).toBeUndefined()
  expect(toneAfter([addPicture(DARK), { top: 600, width: 200 }])).toBeUndefined()
  expect(toneAfter([addPicture(''), { top: 600 }])).toBeUndefined()
})

it('does not change for a gap between pictures, and a gray picture neither makes a light bar dark nor a dark bar light', () => {
  const [upper, lower] = [addPicture(DARK), addPicture('#777, #777, #777, #777, #777')]
  toneAfter([upper, { top: 550 }])
  reportPositions([upper, { top: 499 }])
  vi.advanceTimersByTime(100)
  expect(bar().dataset.tone).toBe('dark')
  // This gray would not make a light bar dark.
  expect(toneAfter([lower, { top: 690 }])).toBe('dark')
  expect(toneAfter([lower, { top: 720 }])).toBeUndefined()
  expect(toneAfter([lower, { top: 690 }])).toBeUndefined()
})

it('observes pictures that are added later, and stops', async () => {
  const picture = addPicture(DARK)
  await vi.waitFor(() => expect(observedElements).toContain(picture))
  expect(toneAfter([picture, { top: 600 }])).toBe('dark')
  stop()
  expect([bar().dataset.tone, observedElements.size]).toEqual([undefined, 0])
})
