// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideAnimations } from './animation'
import { queryOf } from './media-query'

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
  provideAnimations()
})
afterEach(() => vi.useRealTimers())

const animate = (frames: Keyframe[] | PropertyIndexedKeyframes, duration = 400) =>
  document.body.animate(frames, { duration })

test.each([
  ['(width >= 1024px)', true],
  ['(width >= 1025px)', false],
  ['(min-width: 1024px)', true],
  ['(max-width: 600px), (width > 1000px)', true],
  ['(width >= 600px) and (width < 1024px)', false],
  ['(prefers-color-scheme: dark)', false],
  ['(width >= 600px) and (hover: hover)', false],
])('without matchMedia, %s is compared with a window of 1024 px: %s', (media, expected) => {
  expect(queryOf(media).matches).toBe(expected)
})

test('without matchMedia, listeners are called when the window becomes wider', () => {
  const listener = vi.fn()
  const query = queryOf('(width >= 1280px)')
  query.addEventListener('change', listener)
  window.innerWidth = 1300
  dispatchEvent(new Event('resize'))
  dispatchEvent(new Event('resize'))
  expect([listener.mock.calls.length, query.matches]).toEqual([1, true])
  window.innerWidth = 1024
})

test('without Element.animate, an animation is at its end at once', async () => {
  const animation = animate([{ opacity: 0 }, { opacity: 1 }])
  const finished = vi.fn()
  animation.onfinish = finished
  await vi.advanceTimersByTimeAsync(0)
  expect([animation.playState, animation.currentTime, finished.mock.calls.length]).toEqual([
    'finished',
    400,
    1,
  ])
  await expect(animation.finished).resolves.toBe(animation)
})

test('without Element.animate, an animation that only measures time takes its time', async () => {
  const animation = animate([{ opacity: 1 }, { opacity: 1 }])
  await vi.advanceTimersByTimeAsync(399)
  expect(animation.playState).toBe('running')
  await vi.advanceTimersByTimeAsync(1)
  expect(animation.playState).toBe('finished')
})

test('without Element.animate, an animation can be paused, reversed, and canceled', async () => {
  const animation = animate({ transform: ['none', 'scale(2)'] })
  animation.pause()
  await vi.advanceTimersByTimeAsync(1000)
  expect(animation.playState).toBe('paused')
  animation.reverse()
  await vi.advanceTimersByTimeAsync(0)
  expect([animation.playState, animation.currentTime]).toEqual(['finished', 0])
  animation.play()
  const { finished } = animation
  animation.cancel()
  await expect(finished).rejects.toThrow('canceled')
})
