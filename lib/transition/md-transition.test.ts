// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  MD_BACK_DURATION_MS,
  MD_FORWARD_DURATION_MS,
  MD_OFFSET_PX,
  PREDICTIVE_PREVIEW_FRACTION,
} from './constants'
import { cubicBezier } from './cubic-bezier'
import { mdTransition, predictiveBackTransition } from './md-transition'
import { poseAt } from './pose'

const [entering, leaving] = [document.createElement('div'), document.createElement('div')]

it('in Expressive the two pages are never visible through each other, forward and back', () => {
  for (const forward of [true, false]) {
    const { tweens, duration, easing } = mdTransition(entering, leaving, forward, true)
    expect(duration).toBe(forward ? MD_FORWARD_DURATION_MS : MD_BACK_DURATION_MS)
    const opacityOf = (element: HTMLElement, progress: number) =>
      poseAt(tweens.find((tween) => tween.element === element)!, progress).opacity ?? 1
    for (let time = 0; time <= 1; time += 0.01) {
      const progress = cubicBezier(easing)(time)
      const pair = [opacityOf(entering, progress), opacityOf(leaving, progress)]
      expect(Math.min(...pair), `at ${time}`).toBeLessThanOrEqual(0.02)
      if (time > 0.34) expect(opacityOf(leaving, progress), `at ${time}`).toBe(0)
    }
    expect(opacityOf(entering, 1)).toBe(1)
    const upperTween = tweens.find((tween) => tween.element === (forward ? entering : leaving))!
    expect(poseAt(upperTween, forward ? 0 : 1).y).toBe(MD_OFFSET_PX)
  }
})

it('in baseline only the upper page moves, and its opacity changes during the whole time', () => {
  for (const forward of [true, false]) {
    const { tweens } = mdTransition(entering, leaving, forward)
    expect(tweens).toHaveLength(1)
    expect(tweens[0]?.opacityRange).toBeUndefined()
  }
})

it('predictive back shrinks the upper page toward the start side and shows the page below', () => {
  for (const sign of [1, -1]) {
    const { tweens, setup } = predictiveBackTransition(entering, leaving, 400, sign)
    const upperTween = tweens.find(({ element }) => element === leaving)!
    expect(poseAt(upperTween, 0)).toEqual({ x: 0, scale: 1, radius: 0, opacity: 1 })
    // At 90%, a page 400 px wide leaves 20 px on each side, and after its movement, 8 px on the side toward which it moved.
    const shrunkPose = { x: expect.closeTo(-12 * sign), scale: 0.9, radius: 28 }
    expect(poseAt(upperTween, PREDICTIVE_PREVIEW_FRACTION)).toEqual({ ...shrunkPose, opacity: 1 })
    expect(poseAt(upperTween, 1)).toEqual({ ...shrunkPose, opacity: 0 })
    const cleanup = setup?.()
    const scrim = tweens.find(({ element }) => element.parentElement === entering)!
    expect([poseAt(scrim, PREDICTIVE_PREVIEW_FRACTION).opacity, poseAt(scrim, 1).opacity]).toEqual([0.2, 0])
    cleanup?.()
    expect(entering.childElementCount).toBe(0)
  }
})
