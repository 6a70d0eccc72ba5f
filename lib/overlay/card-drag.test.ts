import { describe, expect, it } from 'vitest'
import { backgroundTransform, dragOffsetFraction, remainingDuration, shouldDismiss } from './card-drag'

describe('a drag of a card', () => {
  it('moves it down, not up', () => {
    expect([-0.2, 0, 0.3, 2].map((by) => dragOffsetFraction(by, false))).toEqual([0, 0, 0.3, 1])
  })

  it('moves a card with canDismiss by at most a fifth of its height', () => {
    expect(dragOffsetFraction(0.02, true)).toBeLessThan(0.02)
    expect(dragOffsetFraction(5, true)).toBeCloseTo(0.2)
  })

  it('closes it past the middle, with the velocity included', () => {
    expect(shouldDismiss(300, 0, 800, false)).toBe(false)
    expect(shouldDismiss(400, 0, 800, false)).toBe(true)
    expect(shouldDismiss(60, 0.4, 800, false)).toBe(true)
    expect(shouldDismiss(400, -0.3, 800, false)).toBe(false)
  })

  it('asks canDismiss only after a minimum distance', () => {
    expect(shouldDismiss(30, 2, 800, true)).toBe(false)
    expect(shouldDismiss(80, 0, 800, true)).toBe(true)
  })

  it('the remaining movement depends on the velocity, between 400 and 500 ms', () => {
    expect(remainingDuration(700, 10)).toBe(400)
    expect(remainingDuration(700, 0)).toBe(500)
    expect(remainingDuration(495, 1)).toBeCloseTo(450)
  })
})

describe('the element behind a card', () => {
  it('a page is scaled down and shows its top edge; a card moves up behind the next one', () => {
    expect(backgroundTransform(1, false)).toContain('scale(0.915)')
    expect(backgroundTransform(1, true)).toBe('translateY(-10px) scale(0.915)')
    expect(backgroundTransform(0, false)).toContain('scale(1)')
  })
})
