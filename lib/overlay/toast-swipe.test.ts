import { describe, expect, it } from 'vitest'
import { dismissDirection } from './toast-swipe'

describe('the release of a toast', () => {
  it('at the top dismisses upward only', () => {
    expect(dismissDirection('top', -40, 0, 80)).toBe(-1)
    expect(dismissDirection('top', -39, 0, 80)).toBe(0)
    expect(dismissDirection('top', 60, 0, 80)).toBe(0)
  })

  it('at the bottom dismisses downward only', () => {
    expect(dismissDirection('bottom', 40, 0, 80)).toBe(1)
    expect(dismissDirection('bottom', 39, 0, 80)).toBe(0)
    expect(dismissDirection('bottom', -60, 0, 80)).toBe(0)
  })

  it('in the middle dismisses in both directions, after a quarter of the distance', () => {
    expect([dismissDirection('middle', 100, 0, 400), dismissDirection('middle', -100, 0, 400)]).toEqual([
      1, -1,
    ])
    expect(dismissDirection('middle', 99, 0, 400)).toBe(0)
  })

  it('dismisses after a flick, and not if the finger has reversed', () => {
    expect(dismissDirection('bottom', 4, 0.1, 80)).toBe(1)
    expect(dismissDirection('bottom', 60, -0.1, 80)).toBe(0)
  })
})
