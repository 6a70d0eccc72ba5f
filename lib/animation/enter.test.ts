// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAnimations } from '@/lib/transition/testing/fake-animations'

import { frame } from '../frame'
import { playEntrance } from './enter.motion'
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
    playEntrance(row, entrances.bounceIn)
    const options = animations.runningAnimations().map((each) => each.options)
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
    playEntrance(row, entrances.zoomIn)
    const curve = 'cubic-bezier(0.16, 0.84, 0.44, 1)'
    expect(animations.runningAnimations().map(({ frames }) => frames)).toEqual([
      { opacity: [0, 1, 1], offset: [0, 0.5, 1], easing: [curve, curve] },
      { transform: ['scale(0.3)', 'scale(1)'], offset: [0, 1], easing: [curve] },
    ])
  })

  it('applies a changed playback rate while it runs', () => {
    const runningEntrance = playEntrance(row, entrances.fadeIn)
    frame.set({ motion: 0.25 })
    runningEntrance.applyRate()
    expect(animations.runningAnimations().map(({ playbackRate }) => playbackRate)).toEqual([0.25])
  })

  it('finishes when all its animations have finished, and leaves no styles', async () => {
    const { finished } = playEntrance(row, entrances.fadeInUp)
    const onFinished = vi.fn()
    void finished.then(onFinished)
    const [first, second] = animations.runningAnimations()
    first?.finish()
    await new Promise((resolve) => setImmediate(resolve))
    expect(onFinished).not.toHaveBeenCalled()
    second?.finish()
    await finished
    expect([row.style.opacity, row.style.transform]).toEqual(['', ''])
  })

  it('stop() ends it at once and leaves no styles', () => {
    playEntrance(row, entrances.fadeInUp).stop()
    expect(animations.runningAnimations()).toEqual([])
    expect([row.style.opacity, row.style.transform]).toEqual(['', ''])
  })
})
