import { describe, expect, it } from 'vitest'
import { canGrowFrom, GROW_TIMING, growAnimations, placeAtAnchor } from './grow-from-anchor'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const frame = box(100, 50, 390, 844)
const sheet = { width: 250, height: 220 }

describe('the position of an action sheet at its anchor', () => {
  it.each([
    ['a button at the end of the bar', box(430, 58, 44, 44), [124, 8]],
    ['a button at the start of the bar', box(116, 58, 44, 44), [16, 8]],
    ['a button at the bottom', box(430, 830, 44, 44), [124, 604]],
    ['a wide row', box(100, 200, 390, 60), [70, 218]],
    ['a wide row at the bottom', box(100, 820, 390, 60), [70, 542]],
    ['a button in a corner without a margin', box(480, 50, 10, 10), [132, 8]],
  ])('%s', (_, anchor, [x, y]) => {
    const position = placeAtAnchor(anchor, frame, sheet)
    expect(position.x).toBeGreaterThanOrEqual(8)
    expect(position.x + sheet.width).toBeLessThanOrEqual(390 - 8)
    expect([position.x, position.y]).toEqual([x, y])
  })

  it('grows from the center of the anchor', () => {
    expect(placeAtAnchor(box(430, 58, 44, 44), frame, sheet).origin).toEqual([228, 22])
    // The center of the row is outside the sheet, so the sheet grows from the edge that is next to the row.
    expect(placeAtAnchor(box(100, 200, 390, 60), frame, sheet).origin).toEqual([125, 0])
  })

  it('is limited to the room that there is, inside the safe areas', () => {
    const position = placeAtAnchor(
      box(430, 58, 44, 44),
      frame,
      { width: 250, height: 2000 },
      { top: 0, bottom: 34 },
    )
    expect(position.y + position.maxHeight).toBe(844 - 8 - 34)
    const low = placeAtAnchor(
      box(430, 830, 44, 44),
      frame,
      { width: 250, height: 2000 },
      { top: 20, bottom: 0 },
    )
    expect(low.y).toBe(28)
  })

  it.each([
    ['a visible button', box(430, 58, 44, 44), true],
    ['a removed element', box(0, 0, 0, 0), false],
    ['an element outside of the frame', box(430, -200, 44, 44), false],
    ['an element larger than half of the frame', box(100, 50, 390, 700), false],
  ])('%s: %s', (_, anchor, expected) => {
    expect(canGrowFrom(anchor, frame)).toBe(expected)
  })
})

describe('the growth of an action sheet or popover', () => {
  const scales = (direction: 'in' | 'out', from: 'anchor' | 'middle', reduced = false) =>
    growAnimations(GROW_TIMING['action-sheet'], direction, from, reduced).flatMap(
      ({ keyframes }) => keyframes.transform ?? [],
    )
  const longestDuration = (kind: keyof typeof GROW_TIMING, direction: 'in' | 'out') =>
    Math.max(...growAnimations(GROW_TIMING[kind], direction, 'anchor', false).map(({ duration }) => duration))

  it('scales from its anchor and back; without an anchor, it enters like an alert and fades out', () => {
    expect(scales('in', 'anchor')).toEqual(['scale(0.3)', 'scale(1)'])
    expect(scales('out', 'anchor')).toEqual(['scale(1)', 'scale(0.3)'])
    expect(scales('in', 'middle')).toEqual(['scale(1.2)', 'scale(1)'])
    expect(scales('out', 'middle')).toEqual([])
  })

  it('has the durations of the overlays', () => {
    expect([longestDuration('action-sheet', 'in'), longestDuration('action-sheet', 'out')]).toEqual([
      400, 450,
    ])
    expect([longestDuration('popover', 'in'), longestDuration('popover', 'out')]).toEqual([100, 300])
  })

  it('is a fade with reduced motion', () => {
    expect(scales('in', 'anchor', true)).toEqual([])
    expect(
      growAnimations(GROW_TIMING.popover, 'out', 'anchor', true).map(({ duration }) => duration),
    ).toEqual([100, 100])
  })
})
