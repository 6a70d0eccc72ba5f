import { describe, expect, it } from 'vitest'
import { type MenuLayout, poseOf, timingOf } from './pose'

const scene: MenuLayout = { type: 'overlay', mode: 'ios', sign: 1, width: 304, reduced: false }

describe('the pose of a menu', () => {
  it('overlay: it enters from beyond the edge, and the page does not move', () => {
    expect(poseOf(scene, 0)).toEqual({ panel: -312, content: 0, backdrop: 0, fade: 1 })
    expect(poseOf(scene, 0.5)).toEqual({ panel: -156, content: 0, backdrop: 0.1, fade: 1 })
    expect(poseOf(scene, 1)).toEqual({ panel: 0, content: 0, backdrop: 0.2, fade: 1 })
  })

  it('push: menu and page move by the same distance', () => {
    expect(poseOf({ ...scene, type: 'push' }, 0.25)).toEqual({
      panel: -228,
      content: 76,
      backdrop: 0.08,
      fade: 1,
    })
    expect(poseOf({ ...scene, type: 'push' }, 1).content).toBe(304)
  })

  it('reveal: it does not move, and the page moves aside', () => {
    expect(poseOf({ ...scene, type: 'reveal' }, 0.5)).toEqual({
      panel: 0,
      content: 152,
      backdrop: 0,
      fade: 1,
    })
  })

  it('at the other edge everything is mirrored', () => {
    expect(poseOf({ ...scene, sign: -1 }, 0).panel).toBe(312)
    expect(poseOf({ ...scene, type: 'push', sign: -1 }, 1).content).toBe(-304)
  })

  it('with reduced motion it fades, and the page is aside at once', () => {
    const reduced = { ...scene, type: 'reveal', reduced: true } as const
    expect(poseOf(reduced, 0)).toEqual({ panel: 0, content: 0, backdrop: 0, fade: 0 })
    expect(poseOf(reduced, 0.5)).toEqual({ panel: 0, content: 304, backdrop: 0, fade: 0.5 })
    expect(timingOf('ios', 1, 'call', true).duration).toBe(100)
  })

  it('takes 400 ms on iOS, 300 ms in Material, and 300 ms after a drag', () => {
    expect(
      [timingOf('ios', 1, 'call', false), timingOf('md', 0, 'call', false)].map((t) => t.duration),
    ).toEqual([400, 300])
    expect(timingOf('ios', 1, 'swipe', false).duration).toBe(300)
  })

  it('on iOS it closes with the opening curve backward', () => {
    expect([1, 0].map((to) => timingOf('ios', to as 0 | 1, 'call', false).easing)).toEqual([
      'cubic-bezier(0.32, 0.72, 0, 1)',
      'cubic-bezier(1, 0, 0.68, 0.28)',
    ])
  })
})
