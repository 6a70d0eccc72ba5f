import { describe, expect, it } from 'vitest'
import { type OverlayAnimationOptions, overlayAnimations, REDUCED_FADE_MS } from './overlay-animations'

const longestDuration = (options: OverlayAnimationOptions) =>
  Math.max(...overlayAnimations(options).map(({ duration }) => duration))
const transformsOf = (options: OverlayAnimationOptions) =>
  overlayAnimations(options).find(({ part }) => part === 'surface')?.keyframes.transform

describe('the animations of overlays', () => {
  it.each([
    ['alert', 'ios', 200, 200],
    ['alert', 'md', 150, 150],
    ['loading', 'ios', 200, 200],
    ['loading', 'md', 200, 200],
    ['action-sheet', 'ios', 400, 450],
    ['action-sheet', 'md', 400, 450],
    ['toast', 'ios', 400, 300],
    ['toast', 'md', 400, 300],
    ['popover', 'ios', 100, 300],
    ['popover', 'md', 300, 150],
    ['modal', 'ios', 500, 500],
    ['modal', 'md', 280, 200],
  ] as const)('%s in %s mode: %i ms in, %i ms out', (kind, mode, enterMs, leaveMs) => {
    expect(longestDuration({ kind, mode, direction: 'in' })).toBe(enterMs)
    expect(longestDuration({ kind, mode, direction: 'out' })).toBe(leaveMs)
  })

  it('an iOS alert scales down to its size, a Material alert scales up', () => {
    expect(transformsOf({ kind: 'alert', mode: 'ios', direction: 'in' })).toEqual(['scale(1.1)', 'scale(1)'])
    expect(transformsOf({ kind: 'alert', mode: 'md', direction: 'in' })).toEqual(['scale(0.9)', 'scale(1)'])
    expect(transformsOf({ kind: 'alert', mode: 'ios', direction: 'out' })).toEqual(['scale(1)', 'scale(0.9)'])
    expect(transformsOf({ kind: 'alert', mode: 'md', direction: 'out' })).toBeUndefined()
  })

  it('an alert of iOS 26 scales down from a larger size in the same time, and only fades out', () => {
    const options = { kind: 'alert', mode: 'ios', isGlass: true } as const
    expect(transformsOf({ ...options, direction: 'in' })).toEqual(['scale(1.2)', 'scale(1)'])
    expect(transformsOf({ ...options, direction: 'out' })).toBeUndefined()
    expect([
      longestDuration({ ...options, direction: 'in' }),
      longestDuration({ ...options, direction: 'out' }),
    ]).toEqual([200, 200])
  })

  it('an iOS toast moves in from its edge, one in the middle only fades', () => {
    expect(transformsOf({ kind: 'toast', mode: 'ios', direction: 'in', position: 'top' })?.[0]).toContain(
      '-100%',
    )
    expect(transformsOf({ kind: 'toast', mode: 'ios', direction: 'in' })?.[0]).toContain('(100%')
    expect(transformsOf({ kind: 'toast', mode: 'ios', direction: 'in', position: 'middle' })).toBeUndefined()
  })

  it('with reduced motion nothing moves, and no fade takes longer than the limit', () => {
    for (const kind of ['alert', 'action-sheet', 'loading', 'toast', 'popover', 'modal'] as const) {
      for (const direction of ['in', 'out'] as const) {
        const options = { kind, mode: 'ios', direction, isMotionReduced: true } as const
        expect(transformsOf(options)).toBeUndefined()
        expect(longestDuration(options)).toBe(REDUCED_FADE_MS)
      }
    }
  })
})
