import { describe, expect, it } from 'vitest'
import { initialSample, nextSample, releaseSample } from './velocity'

describe('the velocity of a finger', () => {
  it('is 0.7 of the newest movement and 0.3 of the previous velocity', () => {
    const first = nextSample(initialSample(0, 0, 0), 10, 0, 10)
    expect(first.velocityX).toBeCloseTo(0.7)
    const second = nextSample(first, 30, 0, 20)
    expect(second.velocityX).toBeCloseTo(2 * 0.7 + 0.7 * 0.3)
  })

  it('is signed, on both axes', () => {
    const sample = nextSample(initialSample(0, 0, 0), -10, 20, 10)
    expect([sample.velocityX, sample.velocityY]).toEqual([-0.7, 1.4])
  })

  it('does not change after a gap of 100 ms or between two events with the same time', () => {
    const first = nextSample(initialSample(0, 0, 0), 10, 0, 10)
    expect(nextSample(first, 60, 0, 110).velocityX).toBe(first.velocityX)
    expect(nextSample(first, 60, 0, 10).velocityX).toBe(first.velocityX)
    expect(nextSample(first, 60, 0, 110).x).toBe(60)
  })

  it('is unchanged by an immediate release, decreases while the finger rests, and is 0 after 100 ms', () => {
    const moving = nextSample(initialSample(0, 0, 0), 10, 0, 10)
    expect(releaseSample(moving, 10, 0, 20).velocityX).toBeCloseTo(0.7)
    expect(releaseSample(moving, 10, 0, 60).velocityX).toBeCloseTo(0.21)
    expect(releaseSample(moving, 10, 0, 110).velocityX).toBe(0)
  })
})
