// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from '../frame'
import { drift } from './drift'
import { followed } from './pull.motion'

let scroller: HTMLElement
let photo: HTMLElement
let frames: FrameRequestCallback[] = []
let stop: (() => void) | undefined

const supports = (timelines: boolean) => vi.stubGlobal('CSS', { supports: () => timelines })
const scroll = (...tops: number[]) => {
  for (const top of tops) {
    Object.defineProperty(scroller, 'scrollTop', { value: top, configurable: true })
    scroller.dispatchEvent(new Event('scroll'))
  }
}
const draw = () => {
  for (const callback of frames.splice(0)) callback(0)
}

beforeEach(() => {
  scroller = document.createElement('div')
  photo = document.createElement('picture')
  Object.defineProperty(photo, 'offsetHeight', { value: 300 })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  stop?.()
  frame.set({ motion: 1 })
})

describe('the photo of a header', () => {
  it('moves at half the speed of the scroll where CSS cannot do it, once a frame', () => {
    supports(false)
    stop = drift(scroller, photo)
    scroll(20, 60, 100)
    expect(frames).toHaveLength(1)
    draw()
    expect(photo.style.translate).toBe('0 50px')
  })

  it('fades its words before they reach the buttons of the bar, and shows them again', () => {
    supports(true)
    const words = document.createElement('div')
    Object.defineProperty(words, 'offsetTop', { value: 200 })
    scroller.style.setProperty('scroll-padding-top', '60px')
    stop = drift(scroller, photo, words)
    const seen = (top: number) => {
      scroll(top)
      draw()
      return words.style.opacity
    }
    expect(seen(40)).toBe('1')
    expect(seen(112)).toBe('0.5')
    expect(seen(140)).toBe('0')
    expect(seen(0)).toBe('')
  })

  it('is left to CSS where scroll timelines are known', () => {
    supports(true)
    stop = drift(scroller, photo)
    scroll(100)
    expect(frames).toHaveLength(0)
  })

  it('grows to fill the gap while the scroller bounces beyond its top, and shrinks again', () => {
    supports(true)
    stop = drift(scroller, photo)
    scroll(-75)
    draw()
    expect(photo.style.scale).toBe('1.25')
    scroll(0)
    draw()
    expect(photo.style.scale).toBe('')
  })

  it('stays with its header where motion is reduced', () => {
    supports(false)
    frame.set({ motion: 'reduced' })
    stop = drift(scroller, photo)
    scroll(100)
    draw()
    expect(photo.style.translate).toBe('')
  })
})

describe('a pull beyond the top', () => {
  it('is followed with growing resistance, never farther than the scroller is high', () => {
    expect(followed(0, 800)).toBe(0)
    expect(followed(-40, 800)).toBe(0)
    const way = [50, 100, 200, 400].map((distance) => followed(distance, 800) / distance)
    expect(way).toEqual([...way].sort((a, b) => b - a))
    expect(followed(1e9, 800)).toBeLessThanOrEqual(800)
  })
})
