import type { CDPSession, Page } from '@playwright/test'
import type { Trace } from '@/lib/gesture/testing/trace'

const touchType = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const
const mouseType = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const

type Glass = { device: CDPSession; fingers: Map<number, { x: number; y: number; id: number }> }

/** Fingers stay on the glass from one trace to the next, unless they are lifted. */
const glasses = new WeakMap<Page, Glass>()
const glassOf = async (page: Page): Promise<Glass> => {
  const glass = glasses.get(page) ?? {
    device: await page.context().newCDPSession(page),
    fingers: new Map(),
  }
  glasses.set(page, glass)
  return glass
}

/**
 * Draws a trace on the glass of a phone 390 px wide: as the device would send it, with the times of the trace.
 * @param dir `rtl` draws the same way seen in a mirror
 */
export async function replay(page: Page, { events }: Trace, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const { device, fingers } = await glassOf(page)
  const width = page.viewportSize()?.width ?? 390
  const from = Date.now() / 1000
  for (const { type, kind, pointer, x: across, y, time } of events) {
    const x = dir === 'ltr' ? across : width - across
    const timestamp = from + time / 1000
    if (kind === 'mouse') {
      await device.send('Input.dispatchMouseEvent', {
        type: mouseType[type as keyof typeof mouseType],
        x,
        y,
        button: 'left',
        buttons: type === 'up' ? 0 : 1,
        clickCount: 1,
        timestamp,
      })
      continue
    }
    if (type === 'up' || type === 'cancel') fingers.delete(pointer)
    else fingers.set(pointer, { x, y, id: pointer })
    const touchPoints = [...fingers.values()]
    // A finger is lifted by not being there any more; only the last one ends the touch.
    const more = touchPoints.length > 0 && type === 'up'
    await device.send('Input.dispatchTouchEvent', {
      type: more ? 'touchMove' : touchType[type as keyof typeof touchType],
      touchPoints,
      timestamp,
    })
  }
}
