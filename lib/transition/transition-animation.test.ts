// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LINEAR_EASING } from './constants'
import type { TransitionPlan, Tween } from './pose'
import { fakeAnimations } from './testing/fake-animations'
import { createTransitionAnimation } from './transition-animation.motion'

let animations: ReturnType<typeof fakeAnimations>
let element: HTMLElement
const createPlan = (more: Partial<TransitionPlan> = {}): TransitionPlan => ({
  tweens: [{ element, from: { x: 100, opacity: 0 }, to: { x: 0, opacity: 1 } }],
  duration: 500,
  easing: LINEAR_EASING,
  ...more,
})

beforeEach(() => {
  animations = fakeAnimations()
  element = document.createElement('div')
})
afterEach(() => animations.remove())

describe('the clock of a transition', () => {
  it('is paused at its start until it is played', () => {
    const clock = createTransitionAnimation(createPlan())
    expect(animations.runningAnimations()).toEqual([])
    expect(animations.pausedAnimations().map(({ frames }) => frames)).toEqual([
      { transform: ['translate(100px, 0px)', 'translate(0px, 0px)'] },
      { opacity: [0, 1] },
    ])
    expect(clock.progress).toBe(0)
  })

  it('plays to the end, and resolves when the animations finish', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.play()
    animations.finish()
    expect(await clock.finished).toBe(1)
  })

  it('gives all elements the duration and easing of the transition, once, with fill at both ends', () => {
    const other = document.createElement('div')
    createTransitionAnimation(
      createPlan({
        tweens: [
          { element, from: { x: 1 }, to: { x: 0 } },
          { element: other, from: { opacity: 0 }, to: {} },
        ],
        easing: [0.32, 0.72, 0, 1],
      }),
    )
    const options = animations.pausedAnimations().map((each) => each.options)
    expect(options).toHaveLength(2)
    for (const each of options)
      expect(each).toMatchObject({
        duration: 500,
        easing: 'cubic-bezier(0.32, 0.72, 0, 1)',
        delay: 0,
        fill: 'both',
        iterations: 1,
        direction: 'normal',
      })
  })

  it('supports tweens with their own range, and a separate range for the opacity', () => {
    const tween: Tween = {
      element,
      from: { x: 100, opacity: 0 },
      to: { x: 0, opacity: 1 },
      range: [0.5, 1],
      opacityRange: [0, 0.25],
    }
    createTransitionAnimation(createPlan({ tweens: [tween] }))
    expect(animations.pausedAnimations().map(({ frames, options }) => [frames, options.duration])).toEqual([
      [
        {
          transform: [100, 100, 100, 0].map((x) => `translate(${x}px, 0px)`),
          offset: [0, 0.25, 0.5, 1],
        },
        500,
      ],
      [{ opacity: [0, 1, 1, 1], offset: [0, 0.25, 0.5, 1] }, 500],
    ])
  })

  it('resolves once, and not again after it was cleared', async () => {
    const ends: number[] = []
    const clock = createTransitionAnimation(createPlan())
    void clock.finished.then((end) => ends.push(end))
    clock.play()
    animations.finish()
    await clock.finished
    clock.settle(0, 100)
    animations.finish()
    clock.clear()
    await clock.finished
    expect(ends).toEqual([1])
  })

  it('plays at the given rate', () => {
    createTransitionAnimation(createPlan(), 0.25).play()
    expect(animations.runningAnimations().map(({ playbackRate }) => playbackRate)).toEqual([0.25, 0.25])
  })

  it('seeks to a progress, as under a finger', () => {
    const clock = createTransitionAnimation(createPlan())
    clock.seek(0.4)
    expect(animations.pausedAnimations().map(({ currentTime }) => currentTime)).toEqual([200, 200])
    expect(clock.progress).toBeCloseTo(0.4)
    clock.seek(7)
    expect(clock.progress).toBeCloseTo(1, 3)
    clock.seek(-7)
    expect(animations.pausedAnimations().map(({ currentTime }) => currentTime)).toEqual([0, 0])
  })

  it('continues from the end after it was paused there, and does not restart', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.seek(1)
    clock.play()
    for (const { currentTime } of animations.runningAnimations()) expect(currentTime).toBeCloseTo(500, 0)
    expect(animations.runningAnimations()).toHaveLength(2)
  })

  it('pauses in the middle and continues from there', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.play()
    animations.seek(0.4)
    clock.seek(0.5)
    expect(animations.runningAnimations()).toEqual([])
    expect(clock.progress).toBeCloseTo(0.5)
    clock.play()
    expect(animations.runningAnimations().map(({ currentTime }) => currentTime)).toEqual([250, 250])
    animations.finish()
    expect(await clock.finished).toBe(1)
  })

  it('settles from the current position without a jump', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.seek(0.4)
    clock.settle(1, 120)
    expect(animations.runningAnimations().map(({ frames, options }) => [frames, options.duration])).toEqual([
      [{ transform: ['translate(60px, 0px)', 'translate(0px, 0px)'] }, 120],
      [{ opacity: [0.4, 1] }, 120],
    ])
    animations.finish()
    expect(await clock.finished).toBe(1)
  })

  it('settles back to the start when a swipe is canceled', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.seek(0.4)
    clock.settle(0, 200)
    expect(animations.runningAnimations()[0]?.frames).toEqual({
      transform: ['translate(60px, 0px)', 'translate(100px, 0px)'],
    })
    animations.finish()
    expect(await clock.finished).toBe(0)
  })

  it('reverses in the middle, in the time of the distance back', async () => {
    const clock = createTransitionAnimation(createPlan())
    clock.play()
    animations.seek(0.4)
    clock.reverse()
    expect(animations.runningAnimations()[0]?.options.duration).toBeCloseTo(200)
    animations.seek(0.5)
    expect(clock.progress).toBeCloseTo(0.2)
    animations.finish()
    expect(await clock.finished).toBe(0)
  })

  it('stops for the next transition and returns the remaining tweens', () => {
    const clock = createTransitionAnimation(createPlan())
    clock.play()
    animations.seek(0.5)
    expect(clock.stop()).toEqual([{ element, from: { x: 50, opacity: 0.5 }, to: { x: 0, opacity: 1 } }])
    expect(element.style.transform).toBe('translate(50px, 0px)')
    expect(animations.runningAnimations()).toEqual([])
  })

  it('clear() removes all styles and added elements', () => {
    let isAdded = false
    const clock = createTransitionAnimation(
      createPlan({
        setup: () => {
          isAdded = true
          return () => {
            isAdded = false
          }
        },
      }),
    )
    expect(isAdded).toBe(true)
    clock.play()
    animations.finish()
    clock.clear()
    expect([element.getAttribute('style') ?? '', isAdded]).toEqual(['', false])
  })

  it('adds its elements before the animations are created, and removes them also after an interruption', () => {
    const calls: string[] = []
    const clock = createTransitionAnimation(
      createPlan({
        setup: () => {
          calls.push(`added, with ${animations.pausedAnimations().length} paused`)
          return () => calls.push('removed')
        },
      }),
    )
    clock.play()
    animations.seek(0.5)
    clock.stop()
    clock.clear()
    expect(calls).toEqual(['added, with 0 paused', 'removed'])
    expect(element.getAttribute('style') ?? '').toBe('')
  })

  it('animates any number of elements, also none', async () => {
    const two = [element, document.createElement('div')]
    createTransitionAnimation(
      createPlan({ tweens: two.map((each) => ({ element: each, from: { x: 1 }, to: { x: 0 } })) }),
    )
    expect(animations.pausedAnimations().map(({ target }) => target)).toEqual(two)
    const clock = createTransitionAnimation(createPlan({ tweens: [] }))
    clock.play()
    expect(await clock.finished).toBe(1)
  })

  it('finishes at once without the Web Animations API', async () => {
    animations.remove()
    const clock = createTransitionAnimation(createPlan())
    clock.play()
    expect(await clock.finished).toBe(1)
    animations = fakeAnimations()
  })
})
