// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type AnimationInspector, createAnimationInspector, FRAME_MS } from './animation-inspector'

/** A fake of the part of Animation that the inspector uses. Its time advances only when a test calls `advance`. */
class FakeAnimation {
  currentTime = 0
  playbackRate = 1
  playState = 'running'
  timeline = timeline
  onFinish = vi.fn()
  effect: unknown
  constructor(
    readonly target: Element,
    readonly duration: number,
    keyframe: Record<string, unknown> = { transform: 'none' },
    timingOverrides: Record<string, unknown> = {},
  ) {
    this.effect = {
      target,
      pseudoElement: null,
      getKeyframes: () => [
        { ...keyframe, computedOffset: 0, easing: 'ease' },
        { ...keyframe, computedOffset: 1, easing: 'ease' },
      ],
      getComputedTiming: () => ({ delay: 0, duration, easing: 'linear', iterations: 1, ...timingOverrides }),
    }
  }
  pause() {
    this.playState = 'paused'
  }
  finish() {
    this.currentTime = this.playbackRate > 0 ? this.duration : 0
    this.playState = 'finished'
    this.onFinish()
  }
  set startTime(startTime: number) {
    this.currentTime = (timeline.currentTime - startTime) * this.playbackRate
    this.playState = 'running'
    this.finishIfEnded()
  }
  advance(ms: number) {
    if (this.playState !== 'running') return
    this.currentTime += ms * this.playbackRate
    this.finishIfEnded()
  }
  finishIfEnded() {
    const hasEnded = this.playbackRate > 0 ? this.currentTime >= this.duration : this.currentTime <= 0
    if (hasEnded) this.finish()
  }
}

const timeline = { currentTime: 1000 }
let animations: FakeAnimation[]
let inspector: AnimationInspector
let screen: HTMLElement

const startAnimation = (
  ...args: ConstructorParameters<typeof FakeAnimation> extends [Element, ...infer R] ? R : never
) => {
  const animation = new FakeAnimation(screen, ...args)
  animations.push(animation)
  return animation
}
/** Advances all animations, then updates the inspector as the next frame would. */
const advance = (ms: number) => {
  timeline.currentTime += ms
  for (const animation of animations) animation.advance(ms)
  inspector.update()
}

beforeEach(() => {
  Object.defineProperty(document, 'timeline', { value: timeline, configurable: true })
  document.body.innerHTML = '<div data-frame><p></p></div><aside></aside>'
  screen = document.querySelector('p')!
  animations = []
  inspector = createAnimationInspector({
    getAnimations: () => animations as unknown as Animation[],
    isInspected: (element) => element.closest('[data-frame]') !== null,
    rate: () => 1,
  })
})

test('it inspects motion in the frame, and no motion outside it, no color changes and no press feedback', () => {
  animations.push(new FakeAnimation(document.querySelector('aside')!, 100))
  startAnimation(100, { backgroundColor: 'red' })
  const pressed = startAnimation(100)
  Object.assign(pressed.effect as object, { pseudoElement: '::after' })
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'idle', animations: [] })
  startAnimation(200)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'running', total: 200 })
  expect(inspector.get().animations.map(({ properties }) => properties)).toEqual([['transform']])
})

test('it reports the current time, and the last motion remains visible after its end', () => {
  startAnimation(200)
  inspector.update()
  advance(50)
  expect(inspector.get()).toMatchObject({ time: 50, total: 200 })
  advance(200)
  expect(inspector.get()).toMatchObject({ phase: 'idle', time: 200, total: 200 })
  expect(inspector.get().animations).toHaveLength(1)
})

test('a paused motion continues from the time at which it was paused', () => {
  const slide = startAnimation(200)
  inspector.update()
  advance(50)
  inspector.pause()
  advance(500)
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 50 })
  inspector.play()
  advance(50)
  expect(inspector.get()).toMatchObject({ phase: 'running', time: 100 })
  advance(100)
  expect(slide.onFinish).toHaveBeenCalledOnce()
})

test('the next motion is paused at its first frame if the inspector is set to pause it', () => {
  inspector.setPausesNextMotion(true)
  const slide = startAnimation(200)
  slide.currentTime = 12
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 0 })
  inspector.play()
  startAnimation(100)
  inspector.update()
  expect(inspector.get().phase).toBe('running')
})

test('a CSS opacity transition does not trigger the pause of the next motion, but belongs to the motion', () => {
  class Fade extends FakeAnimation {}
  vi.stubGlobal('CSSTransition', Fade)
  inspector.setPausesNextMotion(true)
  const fade = new Fade(screen, 200, { opacity: 1 })
  animations.push(fade)
  inspector.update()
  advance(40)
  expect(inspector.get()).toMatchObject({ phase: 'running', time: 40 })
  const slide = startAnimation(300)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 0, total: 300 })
  inspector.seek(100)
  expect([fade.currentTime, slide.currentTime]).toEqual([140, 100])
  vi.unstubAllGlobals()
})

test('seeking goes back and forth, and seeking to the end finishes every animation', () => {
  const long = startAnimation(200)
  const short = startAnimation(100)
  inspector.update()
  inspector.seek(150)
  expect([long.currentTime, short.currentTime]).toEqual([150, 150])
  expect(short.onFinish).not.toHaveBeenCalled()
  inspector.seek(30)
  expect([long.currentTime, short.currentTime]).toEqual([30, 30])
  inspector.seek(200)
  expect(long.onFinish).toHaveBeenCalledOnce()
  expect(short.onFinish).toHaveBeenCalledOnce()
  advance(0)
  expect(inspector.get()).toMatchObject({ phase: 'idle', time: 200 })
})

test('an animation that starts later has an offset, and seeking applies it', () => {
  startAnimation(200)
  inspector.update()
  advance(80)
  const second = startAnimation(200)
  inspector.update()
  expect(inspector.get().total).toBe(280)
  inspector.seek(50)
  expect(second.currentTime).toBe(-30)
  expect(inspector.get().time).toBe(50)
  inspector.play()
  advance(40)
  expect(second.currentTime).toBe(10)
})

test('one step is one frame at 60 frames per second', () => {
  const slide = startAnimation(200)
  inspector.update()
  inspector.step(1)
  expect(slide.currentTime).toBeCloseTo(FRAME_MS)
  inspector.step(2)
  inspector.step(-1)
  expect(slide.currentTime).toBeCloseTo(2 * FRAME_MS)
  expect(inspector.get().phase).toBe('paused')
})

test('a reversed animation finishes at time 0', () => {
  const slide = startAnimation(200)
  inspector.update()
  advance(100)
  slide.playbackRate = -1
  inspector.update()
  expect(inspector.get()).toMatchObject({ reversed: true, time: 100 })
  inspector.step(1)
  expect(slide.currentTime).toBeCloseTo(100 - FRAME_MS)
  inspector.seek(200)
  expect(slide.onFinish).not.toHaveBeenCalled()
  inspector.seek(0)
  expect(slide.onFinish).toHaveBeenCalledOnce()
})

test('it ignores an animation that other code has paused, such as a page under a finger', () => {
  const page = startAnimation(540)
  page.pause()
  inspector.update()
  expect(inspector.get().phase).toBe('idle')
  page.playState = 'running'
  inspector.update()
  expect(inspector.get().phase).toBe('running')
})

test('a loop is paused too, but is not a motion of its own and has no end', () => {
  inspector.setPausesNextMotion(true)
  const spinner = startAnimation(1000, { rotate: '1turn' }, { iterations: Number.POSITIVE_INFINITY })
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'idle', total: 0 })
  inspector.pause()
  expect(spinner.playState).toBe('paused')
  inspector.step(1)
  expect(spinner.currentTime).toBeCloseTo(FRAME_MS)
  inspector.play()
  expect(spinner.playState).toBe('running')
})

test('it remains paused when an animation is canceled and the next one starts in the same frame', () => {
  const first = startAnimation(200)
  inspector.update()
  inspector.pause()
  first.playState = 'idle'
  startAnimation(300)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', total: 300, time: 0 })
})

test('the delay between two animations is paused with them, but is not a motion of its own', () => {
  inspector.setPausesNextMotion(true)
  const delay = startAnimation(200, {})
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'idle', animations: [], total: 0 })
  advance(16)
  const row = startAnimation(1000)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 0, total: 1000 })
  advance(500)
  expect([delay.currentTime, row.currentTime]).toEqual([16, 0])
  inspector.setPausesNextMotion(false)
  inspector.play()
  advance(100)
  expect([delay.currentTime, row.currentTime]).toEqual([116, 100])
  inspector.pause()
  advance(500)
  expect(delay.onFinish).not.toHaveBeenCalled()
  inspector.play()
  advance(84)
  expect(delay.onFinish).toHaveBeenCalledOnce()
  startAnimation(1000)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'running', time: 184, total: 1184 })
  expect(inspector.get().animations.map(({ startTime }) => startTime)).toEqual([0, 184])
})

test('seeking past a delay starts the next row at its own time, and seeking back rewinds it', () => {
  const rows = [0, 1, 2].map(() => screen.appendChild(document.createElement('i')))
  const animateRow = (row: number, duration: number, keyframe?: Record<string, unknown>) => {
    const animation = new FakeAnimation(rows[row]!, duration, keyframe)
    animations.push(animation)
    return animation
  }
  inspector.setPausesNextMotion(true)
  const first = animateRow(0, 1000)
  const delay = animateRow(1, 200, {})
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 0, total: 1000 })
  inspector.seek(450)
  expect(delay.onFinish).toHaveBeenCalledOnce()
  // In the app, the next delay starts at once, and the row of the ended delay enters when the IntersectionObserver
  // reports it.
  const nextDelay = animateRow(2, 200, {})
  inspector.update()
  expect(nextDelay.onFinish).toHaveBeenCalledOnce()
  const second = animateRow(1, 1000)
  inspector.update()
  const third = animateRow(2, 1000)
  inspector.update()
  expect(inspector.get()).toMatchObject({ phase: 'paused', time: 450, total: 1400 })
  expect([first, second, third].map(({ currentTime }) => currentTime)).toEqual([450, 250, 50])
  inspector.seek(100)
  expect([first, second, third].map(({ currentTime }) => currentTime)).toEqual([100, -100, -300])
  inspector.setPausesNextMotion(false)
  inspector.play()
  advance(300)
  expect([first, second, third].map(({ currentTime }) => currentTime)).toEqual([400, 200, 0])
})

test('a motion is over when only a delay is still running', () => {
  const delay = startAnimation(200, {})
  startAnimation(100)
  inspector.update()
  advance(150)
  expect(inspector.get()).toMatchObject({ phase: 'idle', time: 100, total: 100 })
  inspector.pause()
  expect(delay.playState).toBe('paused')
})

test('after release everything runs, and the next motion is not paused', () => {
  inspector.setPausesNextMotion(true)
  const slide = startAnimation(200)
  inspector.update()
  inspector.release()
  expect(slide.playState).toBe('running')
  expect(inspector.get()).toMatchObject({ phase: 'idle', pausesNextMotion: false, animations: [] })
})

test('after release and the next update, a spinner that is still running can be paused', () => {
  const spinner = startAnimation(1000, { rotate: '1turn' }, { iterations: Number.POSITIVE_INFINITY })
  inspector.update()
  inspector.release()
  inspector.update()
  inspector.pause()
  expect(spinner.playState).toBe('paused')
})
