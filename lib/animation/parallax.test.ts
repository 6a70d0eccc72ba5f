// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from '../frame'
import { rubberBand } from './overscroll.motion'
import { addParallax } from './parallax'

let scroller: HTMLElement
let photo: HTMLElement
let frameCallbacks: FrameRequestCallback[] = []
let stop: (() => void) | undefined

const stubScrollTimelines = (isSupported: boolean) => vi.stubGlobal('CSS', { supports: () => isSupported })
const scroll = (...tops: number[]) => {
  for (const top of tops) {
    Object.defineProperty(scroller, 'scrollTop', { value: top, configurable: true })
    scroller.dispatchEvent(new Event('scroll'))
  }
}
const drawFrame = () => {
  for (const callback of frameCallbacks.splice(0)) callback(0)
}

beforeEach(() => {
  scroller = document.createElement('div')
  photo = document.createElement('picture')
  Object.defineProperty(photo, 'offsetHeight', { value: 300 })
  frameCallbacks = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frameCallbacks.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  stop?.()
  frame.set({ motion: 1 })
})

describe('the photo of a header', () => {
  it('moves at half the speed of the scroll, once per frame, in browsers without scroll timelines', () => {
    stubScrollTimelines(false)
    stop = addParallax(scroller, photo)
    scroll(20, 60, 100)
    expect(frameCallbacks).toHaveLength(1)
    drawFrame()
    expect(photo.style.translate).toBe('0 50px')
  })

  it('fades its text before the text reaches the buttons of the bar, and shows it again at the top', () => {
    stubScrollTimelines(true)
    const text = document.createElement('div')
    Object.defineProperty(text, 'offsetTop', { value: 200 })
    scroller.style.setProperty('scroll-padding-top', '60px')
    stop = addParallax(scroller, photo, text)
    const opacityAt = (top: number) => {
      scroll(top)
      drawFrame()
      return text.style.opacity
    }
    expect(opacityAt(40)).toBe('1')
    expect(opacityAt(112)).toBe('0.5')
    expect(opacityAt(140)).toBe('0')
    expect(opacityAt(0)).toBe('')
  })

  it('does nothing in browsers with scroll timelines', () => {
    stubScrollTimelines(true)
    stop = addParallax(scroller, photo)
    scroll(100)
    expect(frameCallbacks).toHaveLength(0)
  })

  it('grows to fill the gap while the scroller bounces beyond its top, and shrinks again', () => {
    stubScrollTimelines(true)
    stop = addParallax(scroller, photo)
    scroll(-75)
    drawFrame()
    expect(photo.style.scale).toBe('1.25')
    scroll(0)
    drawFrame()
    expect(photo.style.scale).toBe('')
  })

  it('does not move relative to its header with reduced motion', () => {
    stubScrollTimelines(false)
    frame.set({ motion: 'reduced' })
    stop = addParallax(scroller, photo)
    scroll(100)
    drawFrame()
    expect(photo.style.translate).toBe('')
  })
})

describe('a pull beyond the top', () => {
  it('meets increasing resistance and moves the content less than the height of the scroller', () => {
    expect(rubberBand(0, 800)).toBe(0)
    expect(rubberBand(-40, 800)).toBe(0)
    const shares = [50, 100, 200, 400].map((distance) => rubberBand(distance, 800) / distance)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(rubberBand(1e9, 800)).toBeLessThanOrEqual(800)
  })
})
