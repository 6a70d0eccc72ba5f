// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { describe, expect, it, vi } from 'vitest'
import { createPointerEvent } from '../gesture/testing/trace'
import { connectToastSwipe, dismissDirection } from './toast-swipe'

describe('the release of a toast', () => {
  it('at the top dismisses upward only', () => {
    expect(dismissDirection('top', -40, 0, 80)).toBe(-1)
    expect(dismissDirection('top', -39, 0, 80)).toBe(0)
    expect(dismissDirection('top', 60, 0, 80)).toBe(0)
  })

  it('at the bottom dismisses downward only', () => {
    expect(dismissDirection('bottom', 40, 0, 80)).toBe(1)
    expect(dismissDirection('bottom', 39, 0, 80)).toBe(0)
    expect(dismissDirection('bottom', -60, 0, 80)).toBe(0)
  })

  it('in the middle dismisses in both directions, after a quarter of the distance', () => {
    expect([dismissDirection('middle', 100, 0, 400), dismissDirection('middle', -100, 0, 400)]).toEqual([
      1, -1,
    ])
    expect(dismissDirection('middle', 99, 0, 400)).toBe(0)
  })

  it('dismisses after a flick, and not if the finger has reversed', () => {
    expect(dismissDirection('bottom', 4, 0.1, 80)).toBe(1)
    expect(dismissDirection('bottom', 60, -0.1, 80)).toBe(0)
  })
})

describe('a toast that is swiped away', () => {
  it('moves back if it may not be dismissed, and can be swiped again', async () => {
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      callback(0)
      return 0
    })
    const toastElement = document.body.appendChild(document.createElement('div'))
    toastElement.animate = () => ({ finished: Promise.resolve(), cancel() {} }) as unknown as Animation
    toastElement.getBoundingClientRect = () => new DOMRect(0, 700, 390, 50)
    document.body.getBoundingClientRect = () => new DOMRect(0, 0, 390, 844)
    const onDismiss = vi.fn(async () => false)
    const disconnect = connectToastSwipe({
      toastElement,
      frame: document.body,
      position: 'bottom',
      isAnchored: false,
      onDismiss,
    })
    let timeStamp = 0
    for (const count of [1, 2]) {
      for (const [type, y] of [
        ['down', 720],
        ['move', 740],
        ['move', 830],
        ['up', 830],
      ] as const) {
        timeStamp += 16
        toastElement.dispatchEvent(
          createPointerEvent({ type, x: 100, y, time: 0, pointer: count, kind: 'touch' }, true, timeStamp),
        )
      }
      await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledTimes(count))
      await vi.waitFor(() => expect(toastElement.style.transform).toBe(''))
    }
    disconnect()
    vi.unstubAllGlobals()
  })
})
