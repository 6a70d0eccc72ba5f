// @vitest-environment jsdom
import type { Dir } from '@patternbook/engine/frame'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arbiter, createGesture, type Gesture } from '@/lib/gesture'
import { createPointerEvent } from '@/lib/gesture/testing/trace'
import { createSegmentDrag } from './segment-drag'

/** Width of the control, px: four segments of 100 px. */
const WIDTH = 400
const segmentValues = ['day', 'week', 'month', 'year']

let page: HTMLElement
let track: HTMLElement
let onSelect: ReturnType<typeof vi.fn<(value: string) => void>>
let removeDrag: () => void
/** Time of the last event, ms. Jumps ahead between tests, so that a mouse event does not count as part of an earlier touch. */
let clock = 0

const radio = (name: string) => track.querySelector<HTMLInputElement>(`[value=${name}]`)!
/** Returns the values of the segments with an attribute. */
const segmentsWith = (attribute: string) =>
  segmentValues.filter((name) => radio(name).parentElement?.hasAttribute(attribute))
const isHeld = () => track.hasAttribute('data-held')
const indicatorPosition = () => track.style.getPropertyValue('--indicator-position')

const renderControl = (dir: Dir, checkedName: string, disabledNames: readonly string[] = []) => {
  page = document.createElement('div')
  page.dir = dir
  page.innerHTML = `<div>${segmentValues
    .map((name) => `<label><input type="radio" name="span" value="${name}">${name}</label>`)
    .join('')}</div>`
  document.body.append(page)
  track = page.firstElementChild as HTMLElement
  track.getBoundingClientRect = () => new DOMRect(0, 100, WIDTH, 32)
  for (const name of disabledNames) radio(name).disabled = true
  radio(checkedName).checked = true
  onSelect = vi.fn()
  removeDrag = createSegmentDrag(track, onSelect)
}

/**
 * Dispatches a pointer event at a position counted in segments from the start side (left or right): 1.5 is the center of the
 * second segment.
 */
const firePointer = (
  type: string,
  position: number,
  { y = 116, pointer = 1, primary = true, kind = 'touch' } = {},
) => {
  clock += 16
  const x = page.dir === 'rtl' ? WIDTH - position * 100 : position * 100
  const target = track.children[Math.floor(position)]?.firstElementChild ?? track
  target.dispatchEvent(createPointerEvent({ type, x, y, time: 0, pointer, kind }, primary, clock))
}
const drag = (...positions: number[]) => {
  const [first = 0, ...rest] = positions
  firePointer('down', first)
  for (const position of rest) firePointer('move', position)
  firePointer('up', rest.at(-1) ?? first)
}

beforeEach(() => {
  clock += 10_000
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
})
afterEach(() => {
  removeDrag()
  page.remove()
})

describe.each(['ltr', 'rtl'] as const)('the indicator of a segmented control, %s', (dir) => {
  it('follows the finger between segments, and the release selects once', () => {
    renderControl(dir, 'day')
    firePointer('down', 0.5)
    expect([isHeld(), indicatorPosition(), segmentsWith('data-under-indicator')]).toEqual([
      true,
      '0',
      ['day'],
    ])
    firePointer('move', 0.9)
    expect(segmentsWith('data-under-indicator')).toEqual(['day'])
    firePointer('move', 1.1)
    expect([indicatorPosition(), segmentsWith('data-under-indicator')]).toEqual(['1', ['week']])
    firePointer('move', 3.2)
    expect([indicatorPosition(), segmentsWith('data-under-indicator')]).toEqual(['3', ['year']])
    firePointer('move', 2.8)
    expect(onSelect).not.toHaveBeenCalled()
    firePointer('up', 2.8)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('month')
    expect([isHeld(), indicatorPosition(), segmentsWith('data-under-indicator')]).toEqual([false, '', []])
  })

  it('stops at the last segment if the finger moves beyond it', () => {
    renderControl(dir, 'week')
    drag(1.5, 2.5, 3.9, 6)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('year')
  })

  it('skips disabled segments', () => {
    renderControl(dir, 'day', ['week', 'year'])
    firePointer('down', 0.5)
    firePointer('move', 1.5)
    expect(segmentsWith('data-under-indicator')).toEqual(['day'])
    firePointer('move', 2.5)
    expect(segmentsWith('data-under-indicator')).toEqual(['month'])
    firePointer('move', 3.5)
    firePointer('up', 3.5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('month')
  })
})

describe('a press on a segmented control', () => {
  it('does not select if the indicator returns to its segment', () => {
    renderControl('ltr', 'week')
    drag(1.5, 2.5, 1.4)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('does not select without a movement, because the radio button handles the click', () => {
    renderControl('ltr', 'week')
    drag(1.5)
    firePointer('down', 2.5)
    expect([isHeld(), segmentsWith('data-pressed')]).toEqual([false, ['month']])
    firePointer('up', 2.5)
    expect(onSelect).not.toHaveBeenCalled()
    expect(segmentsWith('data-pressed')).toEqual([])
  })

  it('on another segment does not move the indicator, and selects the segment of the release', () => {
    renderControl('ltr', 'week')
    firePointer('down', 2.5)
    firePointer('move', 3.5)
    expect([isHeld(), indicatorPosition(), segmentsWith('data-pressed')]).toEqual([false, '', ['year']])
    firePointer('up', 3.5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('year')
  })

  it.each([
    ['far below the bar', 3.5, 210],
    ['next to the bar', 4.2, 116],
    ['on the selected segment', 1.5, 116],
  ])('on another segment does not select if the release is %s', (_, position, y) => {
    renderControl('ltr', 'week')
    firePointer('down', 2.5)
    firePointer('move', 3.2)
    firePointer('move', position, { y })
    firePointer('up', position, { y })
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('that is canceled resets the indicator without a selection', () => {
    renderControl('ltr', 'day')
    firePointer('down', 0.5)
    firePointer('move', 2.5)
    firePointer('cancel', 2.5)
    expect([isHeld(), indicatorPosition(), segmentsWith('data-under-indicator')]).toEqual([false, '', []])
    firePointer('up', 2.5)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('ignores a second finger', () => {
    renderControl('ltr', 'day')
    const second = { pointer: 2, primary: false }
    firePointer('down', 0.5)
    firePointer('move', 1.5)
    firePointer('down', 3.5, second)
    firePointer('move', 2.5, second)
    firePointer('up', 3.5, second)
    expect([isHeld(), segmentsWith('data-under-indicator')]).toEqual([true, ['week']])
    firePointer('up', 1.5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('that first moves vertically scrolls, and releases the indicator', () => {
    renderControl('ltr', 'day')
    firePointer('down', 0.5)
    firePointer('move', 0.51, { y: 140 })
    expect([isHeld(), arbiter.getCapturingGesture()]).toEqual([false, undefined])
    firePointer('move', 2.5, { y: 140 })
    firePointer('up', 2.5, { y: 140 })
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('that first moves vertically by a pixel still drags', () => {
    renderControl('ltr', 'day')
    firePointer('down', 0.5)
    firePointer('move', 0.5, { y: 117 })
    firePointer('move', 1.5, { y: 118 })
    expect([arbiter.getCapturingGesture(), segmentsWith('data-under-indicator')]).toEqual([
      'segment',
      ['week'],
    ])
    firePointer('up', 1.5)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('works with a mouse', () => {
    renderControl('ltr', 'day')
    const kind = 'mouse'
    firePointer('down', 0.5, { kind })
    firePointer('move', 1.5, { kind })
    firePointer('up', 1.5, { kind })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('moves the focus along if the control has it', () => {
    renderControl('ltr', 'day')
    drag(0.5, 1.5)
    expect(document.activeElement).toBe(document.body)
    radio('day').focus()
    drag(0.5, 2.5)
    expect(document.activeElement).toBe(radio('month'))
  })

  it('does not drag stacked segments', () => {
    renderControl('ltr', 'day')
    for (const [i, label] of [...track.children].entries())
      Object.defineProperty(label, 'offsetTop', { value: i * 60 })
    drag(0.5, 2.5)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('does not drag after it has been removed', () => {
    renderControl('ltr', 'day')
    firePointer('down', 0.5)
    removeDrag()
    expect(isHeld()).toBe(false)
    drag(0.5, 2.5)
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('the swipe back from the edge', () => {
  let swipeBack: Gesture
  const onSwipeStart = vi.fn()
  const createSwipeBack = () => {
    onSwipeStart.mockReset()
    swipeBack = createGesture(page, { name: 'swipe-back', priority: 101, onStart: onSwipeStart })
  }
  afterEach(() => swipeBack.destroy())

  it('does not start while the indicator is dragged, but with the next press', () => {
    renderControl('ltr', 'day')
    createSwipeBack()
    drag(0.1, 0.4, 1.5)
    expect(onSwipeStart).not.toHaveBeenCalled()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('week')
    radio('week').checked = true
    drag(0.1, 0.4, 1.5)
    expect(onSwipeStart).toHaveBeenCalledOnce()
    expect(onSelect).toHaveBeenCalledOnce()
  })
})
