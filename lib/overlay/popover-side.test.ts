import { describe, expect, it } from 'vitest'
import { fittingSide, physicalSide } from './popover-side'

const phone = { top: 0, bottom: 844, left: 0, right: 390 }
/** A button of 80 × 40 px. */
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 })

describe('the side of a popover', () => {
  it('start and end depend on the text direction, left and right do not', () => {
    const sides = (rtl: boolean) =>
      (['start', 'end', 'left', 'right', 'top'] as const).map((side) => physicalSide(side, rtl))
    expect(sides(false)).toEqual(['left', 'right', 'left', 'right', 'top'])
    expect(sides(true)).toEqual(['right', 'left', 'left', 'right', 'top'])
  })

  it('is the requested one if there is room', () => {
    expect(fittingSide('right', at(10, 400), phone, { width: 200, height: 300 }, 20)).toBe('right')
    expect(fittingSide('left', at(300, 400), phone, { width: 200, height: 300 }, 20)).toBe('left')
  })

  it('is the opposite one if only that has room', () => {
    expect(fittingSide('right', at(300, 400), phone, { width: 200, height: 300 }, 20)).toBe('left')
    expect(fittingSide('left', at(10, 400), phone, { width: 200, height: 300 }, 20)).toBe('right')
  })

  it('is below, or above if there is more room, when neither side has room', () => {
    expect(fittingSide('right', at(150, 100), phone, { width: 200, height: 300 }, 20)).toBe('bottom')
    expect(fittingSide('right', at(150, 450), phone, { width: 200, height: 300 }, 20)).toBe('bottom')
    expect(fittingSide('left', at(150, 700), phone, { width: 200, height: 300 }, 20)).toBe('top')
  })

  it('stays top or bottom if that was requested, because Radix Popper flips those', () => {
    expect(fittingSide('top', at(150, 0), phone, { width: 200, height: 300 }, 20)).toBe('top')
  })
})
