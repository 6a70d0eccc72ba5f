// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { continueTweens, keyTimesOf, poseAt, poseStyle, type Tween } from './pose'

const element = document.createElement('div')
const other = document.createElement('div')

describe('a pose', () => {
  it('is interpolated between both ends of the tween', () => {
    const tween: Tween = { element, from: { x: 100, opacity: 0 }, to: { x: 0, opacity: 1 } }
    expect(poseAt(tween, 0.25)).toEqual({ x: 75, opacity: 0.25 })
  })

  it('may have a range of the progress, and another for its opacity', () => {
    const tween: Tween = {
      element,
      from: { scale: 0.6, opacity: 0 },
      to: { scale: 1, opacity: 1 },
      range: [0.5, 1],
      opacityRange: [0, 0.25],
    }
    expect([0, 0.25, 0.75, 1].map((at) => poseAt(tween, at))).toEqual([
      { scale: 0.6, opacity: 0 },
      { scale: 0.6, opacity: 1 },
      { scale: 0.8, opacity: 1 },
      { scale: 1, opacity: 1 },
    ])
    expect(keyTimesOf(tween, 0, 1)).toEqual([0, 0.25, 0.5, 1])
    expect(keyTimesOf(tween, 0.75, 0)).toEqual([0, 1 / 3, 2 / 3, 1].map((at) => expect.closeTo(at)))
  })

  it('ends at the element’s own value where the end pose does not set one', () => {
    const tween: Tween = { element, from: { x: 10, scale: 2, opacity: 0.4 }, to: { x: 124 } }
    expect(poseAt(tween, 1)).toEqual({ x: 124, scale: 1, opacity: 1 })
  })

  it('does not change where the start pose does not set a value', () => {
    expect(poseAt({ element, from: {}, to: { x: 124, opacity: 0.5 } }, 0)).toEqual({ x: 124, opacity: 0.5 })
  })

  it('becomes CSS of the values that it sets, and no others', () => {
    expect(poseStyle({ x: 10 })).toEqual({ transform: 'translate(10px, 0px)' })
    expect(poseStyle({ y: 40, opacity: 0 })).toEqual({ transform: 'translate(0px, 40px)', opacity: 0 })
    expect(poseStyle({ opacity: 0.5 })).toEqual({ opacity: 0.5 })
    expect(poseStyle({ scale: 2 })).toEqual({ transform: 'translate(0px, 0px) scale(2)' })
  })

  it('after an interruption, elements that move again start at their current pose, others finish their movement', () => {
    const remainingMoves: Tween[] = [
      { element, from: { x: 60, opacity: 0.5 }, to: { x: 0, opacity: 1 } },
      { element: other, from: { x: -20 }, to: { x: -128 } },
    ]
    expect(continueTweens([{ element, from: { x: 0 }, to: { x: -128 } }], remainingMoves)).toEqual([
      { element, from: { x: 60, opacity: 0.5 }, to: { x: -128 } },
      { element: other, from: { x: -20 }, to: { x: -128 } },
    ])
  })
})
