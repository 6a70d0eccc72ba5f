// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYBOARD_HEIGHT_EVENT, watchKeyboardHeight } from './keyboard-height'

let host: HTMLElement
let field: HTMLElement
/** A visual viewport with a height of 800 px that a test resizes. */
const fakeViewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
const startWatching = () => watchKeyboardHeight(host, fakeViewport as unknown as VisualViewport)
const resizeViewport = (size: Partial<typeof fakeViewport>) => {
  Object.assign(fakeViewport, size)
  fakeViewport.dispatchEvent(new Event('resize'))
}
const coveredHeight = () => host.style.getPropertyValue('--keyboard-height')

beforeEach(() => {
  document.body.innerHTML = '<div data-frame><main></main><div id="host"><input id="field"></div></div>'
  host = document.getElementById('host') as HTMLElement
  field = document.getElementById('field') as HTMLElement
  field.scrollIntoView = vi.fn()
  const frame = host.parentElement as HTMLElement
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ bottom: 800, height: 800 } as DOMRect)
  vi.spyOn(frame, 'offsetHeight', 'get').mockReturnValue(800)
  vi.stubGlobal('innerHeight', 800)
  Object.assign(fakeViewport, { height: 800, offsetTop: 0, scale: 1 })
})

describe('an on-screen keyboard', () => {
  it('sets --keyboard-height to the height that it covers, and resets it', () => {
    startWatching()
    resizeViewport({ height: 500 })
    expect(coveredHeight()).toBe('300px')
    resizeViewport({ height: 500, offsetTop: 120 })
    expect(coveredHeight()).toBe('180px')
    resizeViewport({ height: 800, offsetTop: 0 })
    expect(coveredHeight()).toBe('0px')
  })

  it('scrolls the focused field into view and dispatches an event', () => {
    const listener = vi.fn()
    host.addEventListener(KEYBOARD_HEIGHT_EVENT, listener)
    field.focus()
    startWatching()
    resizeViewport({ height: 500 })
    expect(field.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is not assumed for hidden browser bars and zoom', () => {
    startWatching()
    resizeViewport({ height: 700 })
    resizeViewport({ height: 400, scale: 2 })
    expect(coveredHeight()).toBe('')
  })

  it('is no longer observed after cleanup, and the style is removed', () => {
    const stop = startWatching()
    resizeViewport({ height: 500 })
    stop()
    expect(coveredHeight()).toBe('')
    resizeViewport({ height: 400 })
    expect(coveredHeight()).toBe('')
  })
})
