// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLargeContentViewer } from './large-content-viewer'

let disconnect = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<main data-frame><ul><li><a href="#1"><svg></svg>Nearby places</a></li><li><a href="#2" aria-label="Saved"><svg></svg></a></li></ul></main>'
  disconnect = connectLargeContentViewer(document.querySelector('ul')!)
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
})

const tab = (index: number) => document.querySelectorAll('a')[index]!
const firePointer = (target: EventTarget, type: string, pointerType: string, x = 0) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x }), { pointerType }),
  )
const panel = () => document.querySelector('[data-large-content]')

it('shows the text and icon of a tab during a long press', () => {
  firePointer(tab(0), 'pointerdown', 'touch')
  vi.advanceTimersByTime(499)
  expect(panel()).toBeNull()
  vi.advanceTimersByTime(1)
  expect([panel()?.textContent, panel()?.querySelectorAll('svg').length]).toEqual(['Nearby places', 1])
  expect(firePointer(tab(0), 'contextmenu', 'touch')).toBe(false)
  firePointer(tab(0), 'pointerup', 'touch')
  expect(panel()).toBeNull()
})

it('shows nothing for a tap or a drag', () => {
  firePointer(tab(0), 'pointerdown', 'touch')
  firePointer(tab(0), 'pointerup', 'touch')
  firePointer(tab(0), 'pointerdown', 'touch')
  firePointer(tab(0), 'pointermove', 'touch', 30)
  vi.advanceTimersByTime(1000)
  expect(panel()).toBeNull()
})

it('follows the mouse between tabs and closes with Escape', () => {
  firePointer(tab(0), 'pointerover', 'mouse')
  vi.advanceTimersByTime(500)
  firePointer(tab(1), 'pointerover', 'mouse')
  expect(panel()?.textContent).toBe('Saved')
  const onKeyDown = vi.fn()
  document.addEventListener('keydown', onKeyDown)
  tab(1).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([panel(), onKeyDown.mock.calls]).toEqual([null, []])
})
