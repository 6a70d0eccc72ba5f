import { describe, expect, it } from 'vitest'
import { leavesAt } from './toast-swipe'

describe('a toast that is let go', () => {
  it('at the top leaves upwards only (TO-16)', () => {
    expect(leavesAt('top', -40, 0, 80)).toBe(-1)
    expect(leavesAt('top', -39, 0, 80)).toBe(0)
    expect(leavesAt('top', 60, 0, 80)).toBe(0)
  })

  it('at the bottom leaves downwards only (TO-17)', () => {
    expect(leavesAt('bottom', 40, 0, 80)).toBe(1)
    expect(leavesAt('bottom', 39, 0, 80)).toBe(0)
    expect(leavesAt('bottom', -60, 0, 80)).toBe(0)
  })

  it('in the middle leaves either way, after a quarter of it (TO-18)', () => {
    expect([leavesAt('middle', 100, 0, 400), leavesAt('middle', -100, 0, 400)]).toEqual([1, -1])
    expect(leavesAt('middle', 99, 0, 400)).toBe(0)
  })

  it('leaves after a flick, however short, and stays when the finger turns round (TO-17)', () => {
    expect(leavesAt('bottom', 4, 0.1, 80)).toBe(1)
    expect(leavesAt('bottom', 60, -0.1, 80)).toBe(0)
  })
})
