import type { CDPSession, Page } from '@playwright/test'
import type { Dir } from '@/lib/frame/state'
import type { Trace } from '@/lib/gesture/testing/trace'

const touchEventTypes = {
  down: 'touchStart',
  move: 'touchMove',
  up: 'touchEnd',
  cancel: 'touchCancel',
} as const
const mouseEventTypes = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const

type TouchScreen = { session: CDPSession; fingers: Map<number, { x: number; y: number; id: number }> }

/** The touch screen of each page. A finger that a trace does not lift stays down for the next trace. */
const touchScreens = new WeakMap<Page, TouchScreen>()
const touchScreenOf = async (page: Page): Promise<TouchScreen> => {
  const touchScreen = touchScreens.get(page) ?? {
    session: await page.context().newCDPSession(page),
    fingers: new Map(),
  }
  touchScreens.set(page, touchScreen)
  return touchScreen
}

/**
 * Replays a trace as input of the browser, so that default actions such as scrolling happen. The events are sent without delays,
 * but have the timestamps of the trace. The traces are for a screen 390 px wide.
 * @param dir `rtl` mirrors the trace horizontally
 */
export async function replayTrace(page: Page, { events }: Trace, dir: Dir = 'ltr'): Promise<void> {
  const { session, fingers } = await touchScreenOf(page)
  const width = page.viewportSize()?.width ?? 390
  const startSeconds = Date.now() / 1000
  for (const { type, kind, pointer, x: traceX, y, time } of events) {
    const x = dir === 'ltr' ? traceX : width - traceX
    const timestamp = startSeconds + time / 1000
    if (kind === 'mouse') {
      await session.send('Input.dispatchMouseEvent', {
        type: mouseEventTypes[type as keyof typeof mouseEventTypes],
        x,
        y,
        button: 'left',
        buttons: type === 'up' ? 0 : 1,
        clickCount: 1,
        timestamp,
      })
      continue
    }
    // `touchCancel` must not contain touch points: it cancels all fingers.
    if (type === 'cancel') fingers.clear()
    else if (type === 'up') fingers.delete(pointer)
    else fingers.set(pointer, { x, y, id: pointer })
    const touchPoints = [...fingers.values()]
    // `touchEnd` must not contain touch points. If other fingers are still down, a `touchMove` without the lifted finger is sent
    // instead.
    const hasRemainingTouches = touchPoints.length > 0 && type === 'up'
    await session.send('Input.dispatchTouchEvent', {
      type: hasRemainingTouches ? 'touchMove' : touchEventTypes[type as keyof typeof touchEventTypes],
      touchPoints,
      timestamp,
    })
  }
}
