import { describe, expect, it, vi } from 'vitest'
import {
  backdropOpacity,
  breakpointAfterRelease,
  dragPosition,
  isEdgeToEdgeAt,
  isNonModalAt,
  nextBreakpoint,
  resolveSheetOptions,
} from './sheet'

const sheet = resolveSheetOptions({
  content: '',
  breakpoints: [1, 0, 0.5, 0.25, 0.5],
  initialBreakpoint: 0.5,
})

describe('the breakpoints of a sheet', () => {
  it('contain 1 if no other breakpoint is above 0, so that the sheet stays open after a drag', () => {
    for (const breakpoints of [[0], [0, 2], []])
      expect(resolveSheetOptions({ content: '', breakpoints })).toMatchObject({
        breakpoints: breakpoints.length > 0 ? [0, 1] : [1],
        initialPosition: 1,
      })
  })

  it('are sorted, and by default it opens at the lowest one above 0', () => {
    expect(sheet).toEqual({ breakpoints: [0, 0.25, 0.5, 1], initialPosition: 0.5, backdropBreakpoint: 0 })
    expect(resolveSheetOptions({ content: '', breakpoints: [0, 0.4, 1] }).initialPosition).toBe(0.4)
    expect(resolveSheetOptions({ content: '', presentation: 'sheet' })).toMatchObject({
      breakpoints: [0, 1],
      initialPosition: 1,
    })
  })

  it('an initialBreakpoint that is not a breakpoint warns and is used', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const sheetOffBreakpoint = resolveSheetOptions({
      content: '',
      breakpoints: [0, 0.5, 1],
      initialBreakpoint: 0.7,
    })
    expect(sheetOffBreakpoint).toMatchObject({ breakpoints: [0, 0.5, 1], initialPosition: 0.7 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('initialBreakpoint 0.7'))
  })

  it('an initialBreakpoint outside of 0–1 warns, and the nearest breakpoint is used', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const opensAt = (initialBreakpoint: number) =>
      resolveSheetOptions({ content: '', breakpoints: [0, 0.5, 1], initialBreakpoint }).initialPosition
    expect([0, -1, 1.5].map(opensAt)).toEqual([0.5, 0.5, 1])
    expect(warn).toHaveBeenCalledTimes(3)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('but it is 0, '))
  })

  it('a slow release snaps to the nearest breakpoint, a flick to the one nearest to its projected position', () => {
    expect(breakpointAfterRelease(sheet, 0.45, 0)).toBe(0.5)
    expect(breakpointAfterRelease(sheet, 0.55, 0)).toBe(0.5)
    expect(breakpointAfterRelease(sheet, 0.45, 0.002)).toBe(1)
    expect(breakpointAfterRelease(sheet, 0.45, -0.0006)).toBe(0.25)
    expect(breakpointAfterRelease(sheet, 0.45, -0.002)).toBe(0)
  })

  it('a press on the handle moves up one breakpoint, and from the highest to the lowest above 0', () => {
    expect([0.25, 0.5, 1].map((stop) => nextBreakpoint(sheet, stop))).toEqual([0.5, 1, 0.25])
    expect(nextBreakpoint(sheet, 1, 1, false)).toBe(1)
    expect(nextBreakpoint(sheet, 0.25, -1, false)).toBe(0.25)
    expect(nextBreakpoint(sheet, 0.7)).toBe(1)
    expect(nextBreakpoint(sheet, 0.7, -1, false)).toBe(0.5)
  })
})

describe('a drag of a sheet', () => {
  it('moves it between its breakpoints, and slightly beyond them', () => {
    expect(dragPosition(sheet, 0.7, false)).toBe(0.7)
    expect(dragPosition(sheet, 0.1, false)).toBe(0.1)
    expect(dragPosition(sheet, 1.5, false)).toBeGreaterThan(1)
    expect(dragPosition(sheet, 5, false)).toBeLessThan(1.06)
  })

  it('does not jump if it starts at a position that is not a breakpoint', () => {
    const partialSheet = resolveSheetOptions({ content: '', breakpoints: [0.4, 0.6] })
    expect(dragPosition(partialSheet, 0.9, false, 0.9)).toBe(0.9)
    expect(dragPosition(partialSheet, 0.2, true, 0.2)).toBe(0.2)
    expect(dragPosition(partialSheet, 0.95, false, 0.9)).toBeLessThan(0.95)
  })

  it('moves a sheet with canDismiss only slightly below its lowest breakpoint', () => {
    expect(dragPosition(sheet, 0.1, true)).toBeGreaterThan(0.1)
    expect(dragPosition(sheet, -0.2, true)).toBeGreaterThan(0.12)
  })
})

describe('the page below a sheet', () => {
  const halfBackdropSheet = resolveSheetOptions({
    content: '',
    breakpoints: [0, 0.5, 1],
    backdropBreakpoint: 0.5,
  })

  it('has a backdrop whose opacity is linear from the backdrop breakpoint to 1', () => {
    expect([0.25, 0.5, 0.75, 1].map((position) => backdropOpacity(halfBackdropSheet, position))).toEqual([
      0, 0, 0.5, 1,
    ])
    expect([0, 0.5, 1].map((position) => backdropOpacity(sheet, position))).toEqual([0, 0.5, 1])
  })

  it('is usable up to the backdrop breakpoint, and never without one', () => {
    expect([0.25, 0.5, 0.51].map((position) => isNonModalAt(halfBackdropSheet, position))).toEqual([
      true,
      true,
      false,
    ])
    expect(isNonModalAt(sheet, 0.25)).toBe(false)
  })
})

describe('the positions at which a sheet has no inset (iOS 26)', () => {
  const areEdgeToEdge = (breakpoints: number[], ...positions: number[]) =>
    positions.map((position) => isEdgeToEdgeAt(resolveSheetOptions({ content: '', breakpoints }), position))

  it('begin in the middle between its last breakpoint below 1 and 1', () => {
    expect(areEdgeToEdge([0, 0.5, 1], 0.25, 0.5, 0.74, 0.76, 1)).toEqual([false, false, false, true, true])
  })

  it('are all positions if 1 is its only breakpoint, and none if its highest is below 1', () => {
    expect(areEdgeToEdge([0, 1], 0.1, 1)).toEqual([true, true])
    expect(areEdgeToEdge([0, 0.25, 0.5], 0.25, 0.5)).toEqual([false, false])
  })
})
