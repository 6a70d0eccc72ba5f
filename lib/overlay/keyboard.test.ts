// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYBOARD_EVENT, watchKeyboard } from './keyboard'

let host: HTMLElement
let field: HTMLElement
/** A visual viewport with a height of 800 px that a test resizes. */
const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
const watch = () => watchKeyboard(host, view as unknown as VisualViewport)
const shrink = (to: Partial<typeof view>) => {
  Object.assign(view, to)
  view.dispatchEvent(new Event('resize'))
}
const covered = () => host.style.getPropertyValue('--keyboard')

beforeEach(() => {
  document.body.innerHTML = '<div data-frame><main></main><div id="host"><input id="field"></div></div>'
  host = document.getElementById('host') as HTMLElement
  field = document.getElementById('field') as HTMLElement
  field.scrollIntoView = vi.fn()
  const frame = host.parentElement as HTMLElement
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ bottom: 800, height: 800 } as DOMRect)
  vi.spyOn(frame, 'offsetHeight', 'get').mockReturnValue(800)
  vi.stubGlobal('innerHeight', 800)
  Object.assign(view, { height: 800, offsetTop: 0, scale: 1 })
})

describe('an on-screen keyboard', () => {
  it('sets --keyboard to the height that it covers, and resets it', () => {
    watch()
    shrink({ height: 500 })
    expect(covered()).toBe('300px')
    shrink({ height: 500, offsetTop: 120 })
    expect(covered()).toBe('180px')
    shrink({ height: 800, offsetTop: 0 })
    expect(covered()).toBe('0px')
  })

  it('scrolls the focused field into view and dispatches an event', () => {
    const listener = vi.fn()
    host.addEventListener(KEYBOARD_EVENT, listener)
    field.focus()
    watch()
    shrink({ height: 500 })
    expect(field.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is not assumed for hidden browser bars and zoom', () => {
    watch()
    shrink({ height: 700 })
    shrink({ height: 400, scale: 2 })
    expect(covered()).toBe('')
  })

  it('is no longer observed after cleanup, and the style is removed', () => {
    const stop = watch()
    shrink({ height: 500 })
    stop()
    expect(covered()).toBe('')
    shrink({ height: 400 })
    expect(covered()).toBe('')
  })
})
