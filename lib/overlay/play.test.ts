// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnimations } from '@/lib/transition/testing/fake-animations'

import type { ElementAnimation } from './overlay-animations'
import { playElementAnimations } from './play-animations.motion'

let animations: ReturnType<typeof fakeAnimations>
let backdrop: HTMLElement
let surface: HTMLElement

const fade = (part: 'backdrop' | 'surface', duration = 200): ElementAnimation => ({
  part,
  keyframes: { opacity: [0, 1] },
  duration,
  ease: [0, 0, 1, 1],
})
const rise: ElementAnimation = {
  part: 'surface',
  keyframes: { transform: ['translateY(100%)', 'translateY(0)'] },
  duration: 300,
  ease: [0.36, 0.66, 0.04, 1],
}
/** Waits until the callbacks of all settled promises have run. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))
const targets = () => animations.runningAnimations().map(({ target }) => target)

beforeEach(() => {
  animations = fakeAnimations()
  backdrop = document.createElement('div')
  surface = document.createElement('div')
})
afterEach(() => animations.remove())

describe('the animation of an overlay', () => {
  it('animates one element or several, and skips missing ones', () => {
    playElementAnimations([fade('backdrop'), rise], { backdrop: null, surface })
    expect(targets()).toEqual([surface])
    animations.finish()
    playElementAnimations([fade('backdrop'), rise], { backdrop, surface })
    expect(targets()).toEqual([backdrop, surface])
  })

  it('finishes at once without elements or animations', async () => {
    await playElementAnimations([fade('backdrop')], { backdrop: null }).finished
    await playElementAnimations([], { surface }).finished
    expect(animations.runningAnimations()).toEqual([])
  })

  it('has a duration and a curve per part, and finishes with the last of them', async () => {
    const onFinished = vi.fn()
    void playElementAnimations([fade('backdrop', 150), rise], { backdrop, surface }).finished.then(onFinished)
    const [first, last] = animations.runningAnimations()
    expect([first?.options.duration, last?.options.duration]).toEqual([150, 300])
    expect(last?.options.easing).toBe('cubic-bezier(0.36, 0.66, 0.04, 1)')
    expect(first?.options.easing).not.toBe(last?.options.easing)
    first?.finish()
    await flushPromises()
    expect(onFinished).not.toHaveBeenCalled()
    last?.finish()
    await flushPromises()
    expect(onFinished).toHaveBeenCalledOnce()
  })

  it('resolves once, whatever is called afterward', async () => {
    const onFinished = vi.fn()
    const motion = playElementAnimations([fade('surface')], { surface })
    void motion.finished.then(onFinished)
    animations.finish()
    motion.skip()
    motion.reverse()
    motion.stop()
    await flushPromises()
    expect(onFinished).toHaveBeenCalledOnce()
  })

  it('leaves no styles, unless the element is about to be removed', async () => {
    const backdropMotion = playElementAnimations([fade('backdrop')], { backdrop })
    const surfaceMotion = playElementAnimations([fade('surface')], { surface }, true)
    animations.finish()
    await Promise.all([backdropMotion.finished, surfaceMotion.finished])
    expect([backdrop.style.opacity, surface.style.opacity]).toEqual(['', '1'])
  })

  it('reverses from its position, skips to its end, or stops', async () => {
    const reversedMotion = playElementAnimations([fade('backdrop')], { backdrop })
    reversedMotion.reverse()
    expect(animations.runningAnimations().map(({ playbackRate }) => playbackRate)).toEqual([-1])
    reversedMotion.skip()
    await reversedMotion.finished
    const stoppedMotion = playElementAnimations([fade('surface')], { surface })
    stoppedMotion.stop()
    await stoppedMotion.finished
    expect(animations.runningAnimations()).toEqual([])
  })
})
