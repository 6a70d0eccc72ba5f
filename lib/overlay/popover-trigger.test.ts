// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTrigger, type TriggerAction } from './popover-trigger'

let trigger: HTMLElement
const open = vi.fn()
const connect = (action: TriggerAction) => connectTrigger(trigger, action, open)
/** Dispatches a pointer event: a `MouseEvent` with a `pointerType`. */
const firePointerEvent = (type: string, pointerType: string, clientX = 0) =>
  fireEvent(trigger, Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  open.mockClear()
  trigger = document.createElement('button')
  document.body.replaceChildren(trigger)
  return () => vi.useRealTimers()
})

describe('the trigger of a popover', () => {
  it('opens on click, anchored at the trigger', () => {
    connect('click')
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledExactlyOnceWith(trigger)
  })

  it('opens after the mouse has hovered for 100 ms, and not if it leaves before', () => {
    connect('hover')
    firePointerEvent('pointerenter', 'mouse')
    firePointerEvent('pointerleave', 'mouse')
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    firePointerEvent('pointerenter', 'mouse')
    vi.advanceTimersByTime(100)
    expect(open).toHaveBeenCalledExactlyOnceWith(trigger)
  })

  it('a hover trigger opens on click too, because a finger cannot hover', () => {
    connect('hover')
    firePointerEvent('pointerenter', 'touch')
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens at the point of the contextmenu event, whose default is prevented', () => {
    connect('context-menu')
    fireEvent.click(trigger)
    expect(open).not.toHaveBeenCalled()
    expect(fireEvent.contextMenu(trigger, { clientX: 7, clientY: 9 })).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith({ clientX: 7, clientY: 9 })
  })

  it('opens after a long press, not if the finger moves', () => {
    connect('context-menu')
    firePointerEvent('pointerdown', 'touch')
    firePointerEvent('pointermove', 'touch', 40)
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    firePointerEvent('pointerdown', 'touch', 5)
    vi.advanceTimersByTime(500)
    expect(open).toHaveBeenCalledExactlyOnceWith({ clientX: 5, clientY: 0 })
  })

  it('does not open after a second finger has touched the trigger and both have been lifted', () => {
    connect('context-menu')
    firePointerEvent('pointerdown', 'touch')
    firePointerEvent('pointerdown', 'touch')
    firePointerEvent('pointerup', 'touch')
    firePointerEvent('pointerup', 'touch')
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
  })

  it('the click at the end of a long press is ignored, however late', () => {
    const onClick = vi.fn()
    trigger.addEventListener('click', onClick)
    connect('context-menu')
    firePointerEvent('pointerdown', 'touch')
    vi.advanceTimersByTime(5000)
    expect(open).toHaveBeenCalledOnce()
    firePointerEvent('pointerup', 'touch')
    fireEvent.click(trigger, { detail: 1 })
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(trigger, { detail: 1 })
    expect(onClick).toHaveBeenCalledOnce()
  })

  it.each([
    ['by its duration', () => vi.advanceTimersByTime(500)],
    ['by the contextmenu event', () => fireEvent.contextMenu(trigger)],
  ])('the click on the backdrop at the end of a long press, recognized %s, is ignored', (_, recognize) => {
    const onClick = vi.fn()
    const backdrop = document.body.appendChild(document.createElement('div'))
    backdrop.addEventListener('click', onClick)
    connect('context-menu')
    firePointerEvent('pointerdown', 'touch')
    recognize()
    expect(open).toHaveBeenCalledOnce()
    firePointerEvent('pointerup', 'touch')
    fireEvent.click(backdrop, { detail: 1 })
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(backdrop, { detail: 1 })
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('does nothing after cleanup, and works when it is connected again', () => {
    connect('click')()
    fireEvent.click(trigger)
    expect(open).not.toHaveBeenCalled()
    connect('click')
    fireEvent.click(trigger)
    expect(open).toHaveBeenCalledOnce()
  })
})
