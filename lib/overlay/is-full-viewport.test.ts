// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isFullViewport } from './is-full-viewport'

const renderInFrame = (width: number, height: number) => {
  document.body.innerHTML = '<div data-frame><div></div></div>'
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  const frame = document.querySelector('[data-frame]')!
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ width, height } as DOMRect)
  return frame.firstElementChild!
}
afterEach(() => {
  vi.restoreAllMocks()
})

test('a frame that fills the window is the full viewport, even if it is shorter by the height of the browser bars', () => {
  expect(isFullViewport(renderInFrame(390, 844))).toBe(true)
  expect(isFullViewport(renderInFrame(389.5, 790))).toBe(true)
})

test('a frame next to a shell, or above other content, is not the full viewport', () => {
  expect(isFullViewport(renderInFrame(300, 844))).toBe(false)
  expect(isFullViewport(renderInFrame(390, 420))).toBe(false)
})
