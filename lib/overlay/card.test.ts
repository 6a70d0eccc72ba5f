import { describe, expect, it } from 'vitest'
import { backgroundTransform, dragOffset, remainingDuration, shouldDismiss } from './card'

describe('a card under the finger', () => {
  it('follows down, not up', () => {
    expect([-0.2, 0, 0.3, 2].map((by) => dragOffset(by, false))).toEqual([0, 0, 0.3, 1])
  })

  it('one that has to be asked comes along a fifth of its height at most', () => {
    expect(dragOffset(0.02, true)).toBeLessThan(0.02)
    expect(dragOffset(5, true)).toBeCloseTo(0.2)
  })

  it('goes when it is pulled past its middle, or thrown there', () => {
    expect(shouldDismiss(300, 0, 800, false)).toBe(false)
    expect(shouldDismiss(400, 0, 800, false)).toBe(true)
    expect(shouldDismiss(60, 0.4, 800, false)).toBe(true)
    expect(shouldDismiss(400, -0.3, 800, false)).toBe(false)
  })

  it('is asked only when it was pulled a little (MO-11)', () => {
    expect(shouldDismiss(30, 2, 800, true)).toBe(false)
    expect(shouldDismiss(80, 0, 800, true)).toBe(true)
  })

  it('takes the rest of the way as fast as it was thrown, within bounds', () => {
    expect(remainingDuration(700, 10)).toBe(400)
    expect(remainingDuration(700, 0)).toBe(500)
    expect(remainingDuration(495, 1)).toBeCloseTo(450)
  })
})

describe('what lies beneath a card', () => {
  it('a page gets smaller and shows its top edge; a card moves up behind the next one', () => {
    expect(backgroundTransform(1, false)).toContain('scale(0.915)')
    expect(backgroundTransform(1, true)).toBe('translateY(-10px) scale(0.915)')
    expect(backgroundTransform(0, false)).toContain('scale(1)')
  })
})
