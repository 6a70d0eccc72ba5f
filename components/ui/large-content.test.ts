// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLargeContent } from './large-content'

let disconnect = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<main data-frame><ul><li><a href="#1"><svg></svg>Nearby places</a></li><li><a href="#2" aria-label="Saved"><svg></svg></a></li></ul></main>'
  disconnect = connectLargeContent(document.querySelector('ul')!)
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
})

const tab = (number: number) => document.querySelectorAll('a')[number]!
const send = (target: EventTarget, type: string, pointerType: string, at = 0) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at }), { pointerType }),
  )
const panel = () => document.querySelector('[data-large-content]')

it('shows the text and icon of a tab during a long press', () => {
  send(tab(0), 'pointerdown', 'touch')
  vi.advanceTimersByTime(499)
  expect(panel()).toBeNull()
  vi.advanceTimersByTime(1)
  expect([panel()?.textContent, panel()?.querySelectorAll('svg').length]).toEqual(['Nearby places', 1])
  expect(send(tab(0), 'contextmenu', 'touch')).toBe(false)
  send(tab(0), 'pointerup', 'touch')
  expect(panel()).toBeNull()
})

it('shows nothing for a tap or a drag', () => {
  send(tab(0), 'pointerdown', 'touch')
  send(tab(0), 'pointerup', 'touch')
  send(tab(0), 'pointerdown', 'touch')
  send(tab(0), 'pointermove', 'touch', 30)
  vi.advanceTimersByTime(1000)
  expect(panel()).toBeNull()
})

it('follows the mouse between tabs and closes with Escape', () => {
  send(tab(0), 'pointerover', 'mouse')
  vi.advanceTimersByTime(500)
  send(tab(1), 'pointerover', 'mouse')
  expect(panel()?.textContent).toBe('Saved')
  const beyond = vi.fn()
  document.addEventListener('keydown', beyond)
  tab(1).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([panel(), beyond.mock.calls]).toEqual([null, []])
})
