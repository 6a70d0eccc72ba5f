// @vitest-environment jsdom
import type { Dir } from '@patternbook/engine/frame'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arbiter, createGesture, type Gesture } from '@/lib/gesture'
import { pointerEvent } from '@/lib/gesture/testing/trace'
import { createSegmentDrag } from './segment-drag'

/** Width of four segments of 100 px. */
const WIDTH = 400
const names = ['day', 'week', 'month', 'year']

let page: HTMLElement
let track: HTMLElement
let choose: ReturnType<typeof vi.fn<(value: string) => void>>
let stop: () => void
/** Increases between tests, so that a mouse event is not ignored as a compatibility event of an earlier touch. */
let clock = 0

const radio = (name: string) => track.querySelector<HTMLInputElement>(`[value=${name}]`)!
/** Values of the segments with an attribute. */
const marked = (attribute: string) =>
  names.filter((name) => radio(name).parentElement?.hasAttribute(attribute))
const held = () => track.hasAttribute('data-held')
const place = () => track.style.getPropertyValue('--i')

const build = (dir: Dir, chosen: string, off: readonly string[] = []) => {
  page = document.createElement('div')
  page.dir = dir
  page.innerHTML = `<div>${names
    .map((name) => `<label><input type="radio" name="span" value="${name}">${name}</label>`)
    .join('')}</div>`
  document.body.append(page)
  track = page.firstElementChild as HTMLElement
  track.getBoundingClientRect = () => new DOMRect(0, 100, WIDTH, 32)
  for (const name of off) radio(name).disabled = true
  radio(chosen).checked = true
  choose = vi.fn()
  stop = createSegmentDrag(track, choose)
}

/** Dispatches a pointer event at a position in segments, in either direction: 1.5 is the center of the second one. */
const finger = (type: string, at: number, { y = 116, pointer = 1, primary = true, kind = 'touch' } = {}) => {
  clock += 16
  const x = page.dir === 'rtl' ? WIDTH - at * 100 : at * 100
  const over = track.children[Math.floor(at)]?.firstElementChild ?? track
  over.dispatchEvent(pointerEvent({ type, x, y, time: 0, pointer, kind }, primary, clock))
}
const drag = (...positions: number[]) => {
  const [first = 0, ...rest] = positions
  finger('down', first)
  for (const at of rest) finger('move', at)
  finger('up', rest.at(-1) ?? first)
}

beforeEach(() => {
  clock += 10_000
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
})
afterEach(() => {
  stop()
  page.remove()
})

describe.each(['ltr', 'rtl'] as const)('the indicator of a segmented control, %s', (dir) => {
  it('follows the finger between segments, and the release selects once', () => {
    build(dir, 'day')
    finger('down', 0.5)
    expect([held(), place(), marked('data-over')]).toEqual([true, '0', ['day']])
    finger('move', 0.9)
    expect(marked('data-over')).toEqual(['day'])
    finger('move', 1.1)
    expect([place(), marked('data-over')]).toEqual(['1', ['week']])
    finger('move', 3.2)
    expect([place(), marked('data-over')]).toEqual(['3', ['year']])
    finger('move', 2.8)
    expect(choose).not.toHaveBeenCalled()
    finger('up', 2.8)
    expect(choose).toHaveBeenCalledExactlyOnceWith('month')
    expect([held(), place(), marked('data-over')]).toEqual([false, '', []])
  })

  it('stops at the last segment if the finger moves beyond it', () => {
    build(dir, 'week')
    drag(1.5, 2.5, 3.9, 6)
    expect(choose).toHaveBeenCalledExactlyOnceWith('year')
  })

  it('skips disabled segments', () => {
    build(dir, 'day', ['week', 'year'])
    finger('down', 0.5)
    finger('move', 1.5)
    expect(marked('data-over')).toEqual(['day'])
    finger('move', 2.5)
    expect(marked('data-over')).toEqual(['month'])
    finger('move', 3.5)
    finger('up', 3.5)
    expect(choose).toHaveBeenCalledExactlyOnceWith('month')
  })
})

describe('a press on a segmented control', () => {
  it('does not select if the indicator returns to its segment', () => {
    build('ltr', 'week')
    drag(1.5, 2.5, 1.4)
    expect(choose).not.toHaveBeenCalled()
  })

  it('does not select without a movement, because the radio button handles the click', () => {
    build('ltr', 'week')
    drag(1.5)
    finger('down', 2.5)
    expect([held(), marked('data-pressed')]).toEqual([false, ['month']])
    finger('up', 2.5)
    expect(choose).not.toHaveBeenCalled()
    expect(marked('data-pressed')).toEqual([])
  })

  it('on another segment does not move the indicator, and selects the segment of the release', () => {
    build('ltr', 'week')
    finger('down', 2.5)
    finger('move', 3.5)
    expect([held(), place(), marked('data-pressed')]).toEqual([false, '', ['year']])
    finger('up', 3.5)
    expect(choose).toHaveBeenCalledExactlyOnceWith('year')
  })

  it.each([
    ['far below the bar', 3.5, 210],
    ['next to the bar', 4.2, 116],
    ['on the selected segment', 1.5, 116],
  ])('on another segment does not select if the release is %s', (_, at, y) => {
    build('ltr', 'week')
    finger('down', 2.5)
    finger('move', 3.2)
    finger('move', at, { y })
    finger('up', at, { y })
    expect(choose).not.toHaveBeenCalled()
  })

  it('that is canceled resets the indicator without a selection', () => {
    build('ltr', 'day')
    finger('down', 0.5)
    finger('move', 2.5)
    finger('cancel', 2.5)
    expect([held(), place(), marked('data-over')]).toEqual([false, '', []])
    finger('up', 2.5)
    expect(choose).not.toHaveBeenCalled()
  })

  it('ignores a second finger', () => {
    build('ltr', 'day')
    const second = { pointer: 2, primary: false }
    finger('down', 0.5)
    finger('move', 1.5)
    finger('down', 3.5, second)
    finger('move', 2.5, second)
    finger('up', 3.5, second)
    expect([held(), marked('data-over')]).toEqual([true, ['week']])
    finger('up', 1.5)
    expect(choose).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('that first moves vertically scrolls, and releases the indicator', () => {
    build('ltr', 'day')
    finger('down', 0.5)
    finger('move', 0.51, { y: 140 })
    expect([held(), arbiter.captured()]).toEqual([false, undefined])
    finger('move', 2.5, { y: 140 })
    finger('up', 2.5, { y: 140 })
    expect(choose).not.toHaveBeenCalled()
  })

  it('that first moves vertically by a pixel still drags', () => {
    build('ltr', 'day')
    finger('down', 0.5)
    finger('move', 0.5, { y: 117 })
    finger('move', 1.5, { y: 118 })
    expect([arbiter.captured(), marked('data-over')]).toEqual(['segment', ['week']])
    finger('up', 1.5)
    expect(choose).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('works with a mouse', () => {
    build('ltr', 'day')
    const kind = 'mouse'
    finger('down', 0.5, { kind })
    finger('move', 1.5, { kind })
    finger('up', 1.5, { kind })
    expect(choose).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('moves the focus along if the control has it', () => {
    build('ltr', 'day')
    drag(0.5, 1.5)
    expect(document.activeElement).toBe(document.body)
    radio('day').focus()
    drag(0.5, 2.5)
    expect(document.activeElement).toBe(radio('month'))
  })

  it('does not drag stacked segments', () => {
    build('ltr', 'day')
    for (const [i, face] of [...track.children].entries())
      Object.defineProperty(face, 'offsetTop', { value: i * 60 })
    drag(0.5, 2.5)
    expect(choose).not.toHaveBeenCalled()
  })

  it('does not drag after destroy', () => {
    build('ltr', 'day')
    finger('down', 0.5)
    stop()
    expect(held()).toBe(false)
    drag(0.5, 2.5)
    expect(choose).not.toHaveBeenCalled()
  })
})

describe('the swipe back from the edge', () => {
  let back: Gesture
  const began = vi.fn()
  const watch = () => {
    began.mockReset()
    back = createGesture(page, { name: 'swipe-back', priority: 101, onStart: began })
  }
  afterEach(() => back.destroy())

  it('does not start while the indicator is dragged, but with the next press', () => {
    build('ltr', 'day')
    watch()
    drag(0.1, 0.4, 1.5)
    expect(began).not.toHaveBeenCalled()
    expect(choose).toHaveBeenCalledExactlyOnceWith('week')
    radio('week').checked = true
    drag(0.1, 0.4, 1.5)
    expect(began).toHaveBeenCalledOnce()
    expect(choose).toHaveBeenCalledOnce()
  })
})
