import { describe, expect, it } from 'vitest'
import { fittingSide, physicalSide } from './popover-side'

const frameBox = { top: 0, bottom: 844, left: 0, right: 390 }
/** Returns the box of a button of 80 × 40 px. */
const triggerAt = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 })

describe('the side of a popover', () => {
  it('start and end depend on the text direction, left and right do not', () => {
    const sides = (rtl: boolean) =>
      (['start', 'end', 'left', 'right', 'top'] as const).map((side) => physicalSide(side, rtl))
    expect(sides(false)).toEqual(['left', 'right', 'left', 'right', 'top'])
    expect(sides(true)).toEqual(['right', 'left', 'left', 'right', 'top'])
  })

  it('is the requested one if there is room', () => {
    expect(fittingSide('right', triggerAt(10, 400), frameBox, { width: 200, height: 300 }, 20)).toBe('right')
    expect(fittingSide('left', triggerAt(300, 400), frameBox, { width: 200, height: 300 }, 20)).toBe('left')
  })

  it('is the opposite one if only that has room', () => {
    expect(fittingSide('right', triggerAt(300, 400), frameBox, { width: 200, height: 300 }, 20)).toBe('left')
    expect(fittingSide('left', triggerAt(10, 400), frameBox, { width: 200, height: 300 }, 20)).toBe('right')
  })

  it('is below, or above if there is more room, when neither side has room', () => {
    expect(fittingSide('right', triggerAt(150, 100), frameBox, { width: 200, height: 300 }, 20)).toBe(
      'bottom',
    )
    expect(fittingSide('right', triggerAt(150, 450), frameBox, { width: 200, height: 300 }, 20)).toBe(
      'bottom',
    )
    expect(fittingSide('left', triggerAt(150, 700), frameBox, { width: 200, height: 300 }, 20)).toBe('top')
  })

  it('stays top or bottom if that was requested, because Radix Popper flips those', () => {
    expect(fittingSide('top', triggerAt(150, 0), frameBox, { width: 200, height: 300 }, 20)).toBe('top')
  })
})
