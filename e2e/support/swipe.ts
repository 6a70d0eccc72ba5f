import type { Locator, Page } from '@playwright/test'

/** A point in the window, CSS px. */
export type Point = { x: number; y: number }

export type SwipeOptions = {
  /** Time between two movements, ms. The timestamps differ by this time, however slow the machine is. Default 16. */
  intervalMs?: number
  /** Number of touchmove events. Default 12. */
  steps?: number
  /** Whether the finger stops moving before it is lifted, so that its velocity is 0. Default true. */
  shouldPauseBeforeLift?: boolean
  /** Called after the last movement, while the finger is still down. */
  onHold?: () => Promise<void>
}

/** Swipes with one finger. The browser handles the touch events like those of a real finger, so the swipe can also scroll. */
export async function swipe(page: Page, from: Point, to: Point, options: SwipeOptions = {}): Promise<void> {
  const { intervalMs = 16, steps = 12, shouldPauseBeforeLift = true, onHold } = options
  const session = await page.context().newCDPSession(page)
  const startSeconds = Date.now() / 1000
  let elapsedMs = 0
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point.x, y: point.y, id: 1 }] : [],
      timestamp: startSeconds + elapsedMs / 1000,
    })
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    elapsedMs += intervalMs
    await send('touchMove', {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })
  }
  await onHold?.()
  elapsedMs += shouldPauseBeforeLift ? 200 : intervalMs
  await send('touchEnd')
  await session.detach()
}

/**
 * Returns a point inside an element.
 *
 * @param x fraction of the width of the element, from its left edge
 * @param y fraction of the height of the element, from its top edge
 */
export async function pointInside(locator: Locator, x: number, y: number): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element has no box to touch')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}
