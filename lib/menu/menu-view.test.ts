// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frame as frameState } from '@/lib/frame'
import { createMenuView } from './menu-view'

const transforms = new Map<Element, unknown[]>()

beforeEach(() => {
  document.body.innerHTML =
    '<div data-mode="ios"><aside></aside><div id="backdrop"></div><main data-stack></main></div>'
  transforms.clear()
  Element.prototype.animate = function (this: Element, frames: unknown) {
    transforms.set(
      this,
      (frames as { transform: unknown }[]).map(({ transform }) => transform),
    )
    return { finished: new Promise(() => {}), cancel() {}, finish() {} } as unknown as Animation
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 304, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth')
})

it.each([
  ['aside', 'opens', 1, 'translateX(304px)'],
  ['in place', 'closes', 0, 'none'],
] as const)('with reduced motion, the page is %s at once when the menu %s', (_, __, to, transform) => {
  vi.spyOn(frameState, 'get').mockReturnValue({ ...frameState.get(), motion: 'reduced' })
  const element = document.querySelector<HTMLElement>('[data-mode]')!
  const page = document.querySelector('main')!
  const view = createMenuView(
    {
      frame: element,
      panel: document.querySelector('aside')!,
      backdrop: document.querySelector<HTMLElement>('#backdrop')!,
    },
    () => ({ type: 'push', side: 'start' }),
    () => {},
  )
  view.setPosition(1 - to)
  view.animate(to, 'call')
  expect(transforms.get(page)).toEqual([transform, transform])
})
