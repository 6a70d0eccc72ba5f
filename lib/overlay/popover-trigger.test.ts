// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTrigger, type TriggerAction } from './popover-trigger'

let trigger: HTMLElement
const open = vi.fn()
const connect = (action: TriggerAction) => connectTrigger(trigger, action, open)
/** jsdom has no pointer events of its own. */
const pointer = (type: string, pointerType: string, clientX = 0) =>
  fireEvent(trigger, Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  open.mockClear()
  trigger = document.createElement('button')
  document.body.replaceChildren(trigger)
  return () => vi.useRealTimers()
})

describe('the trigger of a popover', () => {
  it('opens at a press, pointing at the trigger (PO-10)', () => {
    connect('click')
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledExactlyOnceWith(trigger)
  })

  it('opens when the mouse has rested on it for a moment, and not when it only passes (PO-10)', () => {
    connect('hover')
    pointer('pointerenter', 'mouse')
    pointer('pointerleave', 'mouse')
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    pointer('pointerenter', 'mouse')
    vi.advanceTimersByTime(100)
    expect(open).toHaveBeenCalledExactlyOnceWith(trigger)
  })

  it('one that opens by hovering opens by a press as well: a finger cannot hover (PO-10)', () => {
    connect('hover')
    pointer('pointerenter', 'touch')
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens where the context menu was asked for, in place of that of the browser (PO-10)', () => {
    connect('context-menu')
    fireEvent.click(trigger)
    expect(open).not.toHaveBeenCalled()
    expect(fireEvent.contextMenu(trigger, { clientX: 7, clientY: 9 })).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith({ clientX: 7, clientY: 9 })
  })

  it('opens for a finger that rests, not for one that scrolls (PO-10)', () => {
    connect('context-menu')
    pointer('pointerdown', 'touch')
    pointer('pointermove', 'touch', 40)
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    pointer('pointerdown', 'touch', 5)
    vi.advanceTimersByTime(500)
    expect(open).toHaveBeenCalledExactlyOnceWith({ clientX: 5, clientY: 0 })
  })

  it('does not press the trigger when the finger that opened it goes up, however late (PO-10)', () => {
    const press = vi.fn()
    trigger.addEventListener('click', press)
    connect('context-menu')
    pointer('pointerdown', 'touch')
    vi.advanceTimersByTime(5000)
    expect(open).toHaveBeenCalledOnce()
    pointer('pointerup', 'touch')
    fireEvent.click(trigger, { detail: 1 })
    expect(press).not.toHaveBeenCalled()
    fireEvent.click(trigger, { detail: 1 })
    expect(press).toHaveBeenCalledOnce()
  })

  it.each([
    ['by its time', () => vi.advanceTimersByTime(500)],
    ['by the context menu of the system', () => fireEvent.contextMenu(trigger)],
  ])(
    'does not press the backdrop that lies under the finger when a long press, recognized %s, ends',
    (_, rest) => {
      const press = vi.fn()
      const backdrop = document.body.appendChild(document.createElement('div'))
      backdrop.addEventListener('click', press)
      connect('context-menu')
      pointer('pointerdown', 'touch')
      rest()
      expect(open).toHaveBeenCalledOnce()
      pointer('pointerup', 'touch')
      fireEvent.click(backdrop, { detail: 1 })
      expect(press).not.toHaveBeenCalled()
      fireEvent.click(backdrop, { detail: 1 })
      expect(press).toHaveBeenCalledOnce()
    },
  )

  it('does nothing any more once it is let go, and works again when it is taken up (PO-11)', () => {
    connect('click')()
    fireEvent.click(trigger)
    expect(open).not.toHaveBeenCalled()
    connect('click')
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledOnce()
  })
})
