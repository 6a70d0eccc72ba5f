import { describe, expect, it } from 'vitest'
import { releaseOf } from './swipe'

describe('letting go of a swipe back, 400 px wide', () => {
  it.each([
    ['past half, resting: goes back', 201, 0, true],
    ['before half, resting: returns', 199, 0, false],
    ['before half, but quick: goes back', 40, 0.21, true],
    ['before half, not quick enough: returns', 40, 0.2, false],
    ['past half, but already on the way back: returns', 390, -0.01, false],
  ])('%s', (_, distance, velocity, back) => {
    expect(releaseOf(distance, velocity, 400).back).toBe(back)
  })

  it('the rest of the way goes at the speed of the finger, within 540 ms', () => {
    expect(releaseOf(300, 1, 400)).toEqual({ back: true, duration: 100 })
    expect(releaseOf(300, 0.01, 400)).toEqual({ back: true, duration: 540 })
    expect(releaseOf(300, 0, 400)).toEqual({ back: true, duration: 540 })
    expect(releaseOf(100, -0.5, 400)).toEqual({ back: false, duration: 200 })
  })

  it('less than 5 px of rest is no way at all', () => {
    expect(releaseOf(396, 1, 400)).toEqual({ back: true, duration: 0 })
  })
})
