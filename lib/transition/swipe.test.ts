import { describe, expect, it } from 'vitest'
import { releaseOf } from './swipe'

describe('the release of a swipe back, 400 px wide', () => {
  it.each([
    ['past half, at rest: goes back', 201, 0, true],
    ['before half, at rest: is canceled', 199, 0, false],
    ['before half, but fast: goes back', 40, 0.21, true],
    ['before half, not fast enough: is canceled', 40, 0.2, false],
    ['past half, but moving back: is canceled', 390, -0.01, false],
  ])('%s', (_, distance, velocity, back) => {
    expect(releaseOf(distance, velocity, 400).back).toBe(back)
  })

  it('the remaining distance takes the velocity of the finger, and at most 540 ms', () => {
    expect(releaseOf(300, 1, 400)).toEqual({ back: true, duration: 100 })
    expect(releaseOf(300, 0.01, 400)).toEqual({ back: true, duration: 540 })
    expect(releaseOf(300, 0, 400)).toEqual({ back: true, duration: 540 })
    expect(releaseOf(100, -0.5, 400)).toEqual({ back: false, duration: 200 })
  })

  it('a remaining distance below 5 px takes no time', () => {
    expect(releaseOf(396, 1, 400)).toEqual({ back: true, duration: 0 })
  })
})
