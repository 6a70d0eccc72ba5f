import { describe, expect, it } from 'vitest'
import { type MenuLayout, poseOf, timingOf } from './pose'

const layout: MenuLayout = { type: 'overlay', mode: 'ios', sign: 1, width: 304, isMotionReduced: false }

describe('the pose of a menu', () => {
  it('overlay: it enters from beyond the edge, and the page does not move', () => {
    expect(poseOf(layout, 0)).toEqual({
      panelOffset: -312,
      pageOffset: 0,
      backdropOpacity: 0,
      panelOpacity: 1,
    })
    expect(poseOf(layout, 0.5)).toEqual({
      panelOffset: -156,
      pageOffset: 0,
      backdropOpacity: 0.1,
      panelOpacity: 1,
    })
    expect(poseOf(layout, 1)).toEqual({
      panelOffset: 0,
      pageOffset: 0,
      backdropOpacity: 0.2,
      panelOpacity: 1,
    })
  })

  it('push: menu and page move by the same distance', () => {
    expect(poseOf({ ...layout, type: 'push' }, 0.25)).toEqual({
      panelOffset: -228,
      pageOffset: 76,
      backdropOpacity: 0.08,
      panelOpacity: 1,
    })
    expect(poseOf({ ...layout, type: 'push' }, 1).pageOffset).toBe(304)
  })

  it('reveal: it does not move, and the page moves aside', () => {
    expect(poseOf({ ...layout, type: 'reveal' }, 0.5)).toEqual({
      panelOffset: 0,
      pageOffset: 152,
      backdropOpacity: 0,
      panelOpacity: 1,
    })
  })

  it('at the other edge everything is mirrored', () => {
    expect(poseOf({ ...layout, sign: -1 }, 0).panelOffset).toBe(312)
    expect(poseOf({ ...layout, type: 'push', sign: -1 }, 1).pageOffset).toBe(-304)
  })

  it('with reduced motion it fades, and the page is aside at once', () => {
    const reduced = { ...layout, type: 'reveal', isMotionReduced: true } as const
    expect(poseOf(reduced, 0)).toEqual({ panelOffset: 0, pageOffset: 0, backdropOpacity: 0, panelOpacity: 0 })
    expect(poseOf(reduced, 0.5)).toEqual({
      panelOffset: 0,
      pageOffset: 304,
      backdropOpacity: 0,
      panelOpacity: 0.5,
    })
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
