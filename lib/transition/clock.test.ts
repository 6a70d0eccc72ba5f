// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClock } from './clock.motion'
import { LINEAR } from './constants'
import type { Choreography } from './pose'
import { fakeAnimations } from './testing/fake-animations'

let animations: ReturnType<typeof fakeAnimations>
let element: HTMLElement
const plan = (more: Partial<Choreography> = {}): Choreography => ({
  moves: [{ element, from: { x: 100, opacity: 0 }, to: { x: 0, opacity: 1 } }],
  duration: 500,
  easing: LINEAR,
  ...more,
})

beforeEach(() => {
  animations = fakeAnimations()
  element = document.createElement('div')
})
afterEach(() => animations.remove())

describe('the clock of a transition', () => {
  it('holds everything at its start until it is told to play', () => {
    const clock = createClock(plan())
    expect(animations.running()).toEqual([])
    expect(animations.held().map(({ frames }) => frames)).toEqual([
      { transform: ['translate(100px, 0px)', 'translate(0px, 0px)'] },
      { opacity: [0, 1] },
    ])
    expect(clock.value).toBe(0)
  })

  it('plays to the end, which the animations themselves announce (AN-05)', async () => {
    const clock = createClock(plan())
    clock.play()
    animations.finish()
    expect(await clock.finished).toBe(1)
  })

  it('plays at the speed asked for', () => {
    createClock(plan(), 0.25).play()
    expect(animations.running().map(({ playbackRate }) => playbackRate)).toEqual([0.25, 0.25])
  })

  it('follows a finger (AN-06)', () => {
    const clock = createClock(plan())
    clock.progress(0.4)
    expect(animations.held().map(({ currentTime }) => currentTime)).toEqual([200, 200])
    expect(clock.value).toBeCloseTo(0.4)
    clock.progress(7)
    expect(clock.value).toBe(1)
  })

  it('lets go without a jump: what is left starts where the finger was', async () => {
    const clock = createClock(plan())
    clock.progress(0.4)
    clock.settle(1, 120)
    expect(animations.running().map(({ frames, options }) => [frames, options.duration])).toEqual([
      [{ transform: ['translate(60px, 0px)', 'translate(0px, 0px)'] }, 120],
      [{ opacity: [0.4, 1] }, 120],
    ])
    animations.finish()
    expect(await clock.finished).toBe(1)
  })

  it('goes back to the start when the finger gives up', async () => {
    const clock = createClock(plan())
    clock.progress(0.4)
    clock.settle(0, 200)
    expect(animations.running()[0]?.frames).toEqual({
      transform: ['translate(60px, 0px)', 'translate(100px, 0px)'],
    })
    animations.finish()
    expect(await clock.finished).toBe(0)
  })

  it('turns round in the middle, and takes as long as the way back is (AN-06)', async () => {
    const clock = createClock(plan())
    clock.play()
    animations.at(0.4)
    clock.reverse()
    expect(animations.running()[0]?.options.duration).toBeCloseTo(200)
    animations.at(0.5)
    expect(clock.value).toBeCloseTo(0.2)
    animations.finish()
    expect(await clock.finished).toBe(0)
  })

  it('stops for the next transition and says what was left of its way (AN-06)', () => {
    const clock = createClock(plan())
    clock.play()
    animations.at(0.5)
    expect(clock.halt()).toEqual([{ element, from: { x: 50, opacity: 0.5 }, to: { x: 0, opacity: 1 } }])
    expect(element.style.transform).toBe('translate(50px, 0px)')
    expect(animations.running()).toEqual([])
  })

  it('takes all styles and scenery away at the end (AN-04)', () => {
    let dressed = false
    const clock = createClock(
      plan({
        dress: () => {
          dressed = true
          return () => {
            dressed = false
          }
        },
      }),
    )
    expect(dressed).toBe(true)
    clock.play()
    animations.finish()
    clock.clear()
    expect([element.getAttribute('style') ?? '', dressed]).toEqual(['', false])
  })

  it('takes any number of elements, also none (AN-01)', async () => {
    const two = [element, document.createElement('div')]
    createClock(plan({ moves: two.map((each) => ({ element: each, from: { x: 1 }, to: { x: 0 } })) }))
    expect(animations.held().map(({ target }) => target)).toEqual(two)
    const clock = createClock(plan({ moves: [] }))
    clock.play()
    expect(await clock.finished).toBe(1)
  })

  it('ends at once where there is no animation at all', async () => {
    animations.remove()
    const clock = createClock(plan())
    clock.play()
    expect(await clock.finished).toBe(1)
    animations = fakeAnimations()
  })
})
