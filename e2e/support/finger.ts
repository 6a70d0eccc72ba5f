import type { Locator, Page } from '@playwright/test'

/** A point on the screen, CSS px. */
export type Point = { x: number; y: number }

/** Options of a swipe. */
export type SwipeOptions = {
  /** Time between two touch events, ms. The timestamps of the events differ by this time, however slow the machine is. Default 16. */
  intervalMs?: number
  /** Number of touchmove events. Default 12. */
  steps?: number
  /** Whether the finger rests before it is lifted, so that its velocity is 0. Default true. */
  shouldRest?: boolean
  /** Called after the last movement, while the finger is still down. */
  onHold?: () => Promise<void>
}

/** Swipes with one finger. The browser handles the touch events like those of a real finger, so the swipe can also scroll. */
export async function swipe(page: Page, from: Point, to: Point, options: SwipeOptions = {}): Promise<void> {
  const { intervalMs: every = 16, steps = 12, shouldRest: rests = true, onHold: held } = options
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  let time = 0
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point.x, y: point.y, id: 1 }] : [],
      timestamp: start + time / 1000,
    })
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    time += every
    await send('touchMove', {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })
  }
  await held?.()
  time += rests ? 200 : every
  await send('touchEnd')
  await session.detach()
}

/**
 * Returns a point inside an element.
 *
 * @param x fraction of the width of the element, from its left edge
 * @param y fraction of the height of the element, from its top edge
 */
export async function pointInside(target: Locator, x: number, y: number): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element has no box to touch')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}
