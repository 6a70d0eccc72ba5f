// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { bezier } from './bezier'
import { MD_BACK, MD_FORWARD, MD_TRAVEL } from './constants'
import { md } from './md'
import { poseAt } from './pose'

const [entering, leaving] = [document.createElement('div'), document.createElement('div')]

it('in Expressive two pages are never seen through each other, forward and back', () => {
  for (const forward of [true, false]) {
    const { moves, duration, easing } = md(entering, leaving, forward, true)
    expect(duration).toBe(forward ? MD_FORWARD : MD_BACK)
    const opacityOf = (element: HTMLElement, at: number) =>
      poseAt(moves.find((move) => move.element === element)!, at).opacity ?? 1
    for (let time = 0; time <= 1; time += 0.01) {
      const at = bezier(easing)(time)
      const pair = [opacityOf(entering, at), opacityOf(leaving, at)]
      expect(Math.min(...pair), `at ${time}`).toBeLessThanOrEqual(0.02)
      if (time > 0.34) expect(opacityOf(leaving, at), `at ${time}`).toBe(0)
    }
    expect(opacityOf(entering, 1)).toBe(1)
    const upper = moves.find((move) => move.element === (forward ? entering : leaving))!
    expect(poseAt(upper, forward ? 0 : 1).y).toBe(MD_TRAVEL)
  }
})

it('in baseline only the upper page moves, and its opacity takes the whole time', () => {
  for (const forward of [true, false]) {
    const { moves } = md(entering, leaving, forward)
    expect(moves).toHaveLength(1)
    expect(moves[0]?.fade).toBeUndefined()
  }
})
