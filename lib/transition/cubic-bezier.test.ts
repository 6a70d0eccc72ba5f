import { describe, expect, it } from 'vitest'
import { IOS_EASING, LINEAR_EASING, MD_FORWARD_EASING } from './constants'
import { cubicBezier } from './cubic-bezier'

describe('a curve', () => {
  it('begins at 0 and ends at 1', () => {
    for (const easing of [IOS_EASING, MD_FORWARD_EASING, LINEAR_EASING]) {
      expect([-1, 0, 1, 2].map(cubicBezier(easing))).toEqual([0, 0, 1, 1])
    }
  })

  it('with a linear curve, progress equals time', () => {
    for (const time of [0.1, 0.25, 0.5, 0.9]) expect(cubicBezier(LINEAR_EASING)(time)).toBeCloseTo(time, 4)
  })

  it('the iOS curve has the same values as in Chromium', () => {
    // getComputedTiming().progress of an animation with this easing, paused at 10, 20, and 50% of its time.
    const ios = cubicBezier(IOS_EASING)
    for (const [time, progress] of [
      [0.1, 0.26982],
      [0.2, 0.65569],
      [0.5, 0.95481],
    ] as const) {
      expect(ios(time)).toBeCloseTo(progress, 4)
    }
  })
})
