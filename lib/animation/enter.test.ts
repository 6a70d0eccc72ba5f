// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnimations } from '@/lib/transition/testing/fake-animations'

import { frame } from '../frame'
import { enter } from './enter.motion'
import { entrances } from './entrances'

let animations: ReturnType<typeof fakeAnimations>
let row: HTMLElement

beforeEach(() => {
  animations = fakeAnimations()
  row = document.createElement('div')
})
afterEach(() => {
  animations.remove()
  frame.set({ motion: 1 })
})

describe('an entrance', () => {
  it('gives all properties the same duration, delay, and fill, and plays once', () => {
    enter(row, entrances.bounceIn)
    const options = animations.running().map((each) => each.options)
    expect(options).toHaveLength(2)
    for (const each of options)
      expect(each).toMatchObject({
        duration: 800,
        delay: 200,
        fill: 'both',
        iterations: 1,
        direction: 'normal',
      })
  })

  it('plays its poses in order, each segment with the curve of the entrance', () => {
    enter(row, entrances.zoomIn)
    const curve = 'cubic-bezier(0.16, 0.84, 0.44, 1)'
    expect(animations.running().map(({ frames }) => frames)).toEqual([
      { opacity: [0, 1, 1], offset: [0, 0.5, 1], easing: [curve, curve] },
      { transform: ['scale(0.3)', 'scale(1)'], offset: [0, 1], easing: [curve] },
    ])
  })

  it('applies a changed playback rate while it runs', () => {
    const entering = enter(row, entrances.fadeIn)
    frame.set({ motion: 0.25 })
    entering.setRate()
    expect(animations.running().map(({ playbackRate }) => playbackRate)).toEqual([0.25])
  })

  it('finishes when all its animations have finished, and leaves no styles', async () => {
    const { finished } = enter(row, entrances.fadeInUp)
    const over = vi.fn()
    void finished.then(over)
    const [first, second] = animations.running()
    first?.finish()
    await new Promise((resolve) => setImmediate(resolve))
    expect(over).not.toHaveBeenCalled()
    second?.finish()
    await finished
    expect([row.style.opacity, row.style.transform]).toEqual(['', ''])
  })

  it('stop() ends it at once and leaves no styles', () => {
    enter(row, entrances.fadeInUp).stop()
    expect(animations.running()).toEqual([])
    expect([row.style.opacity, row.style.transform]).toEqual(['', ''])
  })
})
