import { describe, expect, it, vi } from 'vitest'
import {
  backdropOpacity,
  dragPosition,
  isFullAt,
  isPassiveAt,
  nextBreakpoint,
  releaseBreakpoint,
  resolveSheet,
} from './sheet'

const sheet = resolveSheet({ content: '', breakpoints: [1, 0, 0.5, 0.25, 0.5], initialBreakpoint: 0.5 })

describe('where a sheet rests', () => {
  it('its breakpoints are sorted, and it opens at the lowest one above 0 unless told otherwise', () => {
    expect(sheet).toEqual({ stops: [0, 0.25, 0.5, 1], initial: 0.5, backdropFrom: 0 })
    expect(resolveSheet({ content: '', breakpoints: [0, 0.4, 1] }).initial).toBe(0.4)
    expect(resolveSheet({ content: '', presentation: 'sheet' })).toMatchObject({ stops: [0, 1], initial: 1 })
  })

  it('an initial breakpoint that is not in the list warns, and it opens there all the same (MO-06)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const wrong = resolveSheet({ content: '', breakpoints: [0, 0.5, 1], initialBreakpoint: 0.7 })
    expect(wrong).toMatchObject({ stops: [0, 0.5, 1], initial: 0.7 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('initialBreakpoint 0.7'))
  })

  it('an initial breakpoint where nothing could be seen of it warns, and the nearest is taken (MO-06)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opensAt = (initialBreakpoint: number) =>
      resolveSheet({ content: '', breakpoints: [0, 0.5, 1], initialBreakpoint }).initial
    expect([0, -1, 1.5].map(opensAt)).toEqual([0.5, 0.5, 1])
    expect(warn).toHaveBeenCalledTimes(3)
  })

  it('let go slowly it goes to the nearest breakpoint, thrown it goes where the throw would lead', () => {
    expect(releaseBreakpoint(sheet, 0.45, 0)).toBe(0.5)
    expect(releaseBreakpoint(sheet, 0.55, 0)).toBe(0.5)
    expect(releaseBreakpoint(sheet, 0.45, 0.002)).toBe(1)
    expect(releaseBreakpoint(sheet, 0.45, -0.0006)).toBe(0.25)
    expect(releaseBreakpoint(sheet, 0.45, -0.002)).toBe(0)
  })

  it('a press on the handle goes up, and from the top to the lowest place, never to 0 (MO-21)', () => {
    expect([0.25, 0.5, 1].map((stop) => nextBreakpoint(sheet, stop))).toEqual([0.5, 1, 0.25])
    expect(nextBreakpoint(sheet, 1, 1, false)).toBe(1)
    expect(nextBreakpoint(sheet, 0.25, -1, false)).toBe(0.25)
    expect(nextBreakpoint(sheet, 0.7)).toBe(1)
    expect(nextBreakpoint(sheet, 0.7, -1, false)).toBe(0.5)
  })
})

describe('a sheet under the finger', () => {
  it('follows between its ends, and gives a little beyond them', () => {
    expect(dragPosition(sheet, 0.7, false)).toBe(0.7)
    expect(dragPosition(sheet, 0.1, false)).toBe(0.1)
    expect(dragPosition(sheet, 1.5, false)).toBeGreaterThan(1)
    expect(dragPosition(sheet, 5, false)).toBeLessThan(1.06)
  })

  it('does not jump when it is taken from where it has no breakpoint (MO-06)', () => {
    const middle = resolveSheet({ content: '', breakpoints: [0.4, 0.6] })
    expect(dragPosition(middle, 0.9, false, 0.9)).toBe(0.9)
    expect(dragPosition(middle, 0.2, true, 0.2)).toBe(0.2)
    expect(dragPosition(middle, 0.95, false, 0.9)).toBeLessThan(0.95)
  })

  it('one that may not go gives only a little at its lowest place', () => {
    expect(dragPosition(sheet, 0.1, true)).toBeGreaterThan(0.1)
    expect(dragPosition(sheet, -0.2, true)).toBeGreaterThan(0.12)
  })
})

describe('the page beneath a sheet', () => {
  const half = resolveSheet({ content: '', breakpoints: [0, 0.5, 1], backdropBreakpoint: 0.5 })

  it('darkens in a straight line from the backdrop breakpoint to the top', () => {
    expect([0.25, 0.5, 0.75, 1].map((at) => backdropOpacity(half, at))).toEqual([0, 0, 0.5, 1])
    expect([0, 0.5, 1].map((at) => backdropOpacity(sheet, at))).toEqual([0, 0.5, 1])
  })

  it('is usable up to there; without a backdrop breakpoint it never is', () => {
    expect([0.25, 0.5, 0.51].map((at) => isPassiveAt(half, at))).toEqual([true, true, false])
    expect(isPassiveAt(sheet, 0.25)).toBe(false)
  })
})

describe('where a sheet is shown in full, from edge to edge (iOS 26)', () => {
  const at = (breakpoints: number[], ...positions: number[]) =>
    positions.map((position) => isFullAt(resolveSheet({ content: '', breakpoints }), position))

  it('from the middle between its last place below the top and the top', () => {
    expect(at([0, 0.5, 1], 0.25, 0.5, 0.74, 0.76, 1)).toEqual([false, false, false, true, true])
  })

  it('always where the top is its only place, and never where it has none at the top', () => {
    expect(at([0, 1], 0.1, 1)).toEqual([true, true])
    expect(at([0, 0.25, 0.5], 0.25, 0.5)).toEqual([false, false])
  })
})
