import type { CDPSession, Page } from '@playwright/test'
import type { Dir } from '@/lib/frame/state'
import type { Trace } from '@/lib/gesture/testing/trace'

const touchType = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const
const mouseType = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const

type TouchScreen = { device: CDPSession; fingers: Map<number, { x: number; y: number; id: number }> }

/** Fingers stay down from one trace to the next until they are lifted. */
const touchScreens = new WeakMap<Page, TouchScreen>()
const touchScreenOf = async (page: Page): Promise<TouchScreen> => {
  const touchScreen = touchScreens.get(page) ?? {
    device: await page.context().newCDPSession(page),
    fingers: new Map(),
  }
  touchScreens.set(page, touchScreen)
  return touchScreen
}

/**
 * Replays a trace on a screen 390 px wide, as input of the device with the times of the trace.
 * @param dir `rtl` mirrors the trace
 */
export async function replay(page: Page, { events }: Trace, dir: Dir = 'ltr'): Promise<void> {
  const { device, fingers } = await touchScreenOf(page)
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
    // A lifted finger is missing in the list; only the last one ends the touch.
    const more = touchPoints.length > 0 && type === 'up'
    await device.send('Input.dispatchTouchEvent', {
      type: more ? 'touchMove' : touchType[type as keyof typeof touchType],
      touchPoints,
      timestamp,
    })
  }
}
