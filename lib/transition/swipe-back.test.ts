import { describe, expect, it } from 'vitest'
import { resolveRelease } from './swipe-back'

describe('the release of a swipe back, 400 px wide', () => {
  it.each([
    ['past half, at rest: goes back', 201, 0, true],
    ['before half, at rest: is canceled', 199, 0, false],
    ['before half, but fast: goes back', 40, 0.21, true],
    ['before half, not fast enough: is canceled', 40, 0.2, false],
    ['past half, but moving back: is canceled', 390, -0.01, false],
  ])('%s', (_, distance, velocity, back) => {
    expect(resolveRelease(distance, velocity, 400).isBack).toBe(back)
  })

  it('the remaining distance takes the velocity of the finger, and at most 540 ms', () => {
    expect(resolveRelease(300, 1, 400)).toEqual({ isBack: true, duration: 100 })
    expect(resolveRelease(300, 0.01, 400)).toEqual({ isBack: true, duration: 540 })
    expect(resolveRelease(300, 0, 400)).toEqual({ isBack: true, duration: 540 })
    expect(resolveRelease(100, -0.5, 400)).toEqual({ isBack: false, duration: 200 })
  })

  it('a remaining distance below 5 px takes no time', () => {
    expect(resolveRelease(396, 1, 400)).toEqual({ isBack: true, duration: 0 })
  })
})
