// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type Move, poseAt, poseStyle, takeOver } from './pose'

const element = document.createElement('div')
const other = document.createElement('div')

describe('a pose', () => {
  it('stands part of the way through its move', () => {
    const move: Move = { element, from: { x: 100, opacity: 0 }, to: { x: 0, opacity: 1 } }
    expect(poseAt(move, 0.25)).toEqual({ x: 75, opacity: 0.25 })
  })

  it('becomes CSS of what it speaks of, and nothing else', () => {
    expect(poseStyle({ x: 10 })).toEqual({ transform: 'translate(10px, 0px)' })
    expect(poseStyle({ y: 40, opacity: 0 })).toEqual({ transform: 'translate(0px, 40px)', opacity: 0 })
    expect(poseStyle({ opacity: 0.5 })).toEqual({ opacity: 0.5 })
  })

  it('an interrupted transition hands over: what moves again starts where it is, the rest goes on', () => {
    const rest: Move[] = [
      { element, from: { x: 60, opacity: 0.5 }, to: { x: 0, opacity: 1 } },
      { element: other, from: { x: -20 }, to: { x: -128 } },
    ]
    expect(takeOver([{ element, from: { x: 0 }, to: { x: -128 } }], rest)).toEqual([
      { element, from: { x: 60, opacity: 0.5 }, to: { x: -128 } },
      { element: other, from: { x: -20 }, to: { x: -128 } },
    ])
  })
})
