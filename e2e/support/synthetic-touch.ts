import type { Dir } from '@/lib/frame/state'
import type { Trace, TraceEvent } from '@/lib/gesture/testing/trace'
import { boxOf, type EngineDriver } from './engine-driver'

/** A position relative to the box of an element, as fractions of its width and height. It may be outside the box. */
type Point = readonly [x: number, y: number]

/**
 * Moves fingers by dispatching pointer events in the page. Firefox and WebKitGTK run without a touch screen in these tests, and
 * no driver emulates one: the driver of WebKitGTK turns touches into mouse events, and Playwright supports only taps in Firefox.
 * The synthetic events have everything that our engines read. The element under a touch captures the touch (browsers do not
 * capture synthetic pointers, so this function emulates pointer capture), each animation frame receives at most one event, and
 * the timestamps are those of `events`, however slow the machine is.
 *
 * @param events the events in order, with positions in client px and times in ms since the first event
 */
async function dispatchTrace(driver: EngineDriver, events: readonly TraceEvent[]): Promise<void> {
  await driver.evaluate((eventsJson) => {
    const queue = JSON.parse(eventsJson) as TraceEvent[]
    const root = document.documentElement
    const nativeMethods = {
      setPointerCapture: Element.prototype.setPointerCapture,
      hasPointerCapture: Element.prototype.hasPointerCapture,
      releasePointerCapture: Element.prototype.releasePointerCapture,
    }
    const captureTargets = new Map<number, Element>()
    const primaryPointers = new Set<number>()
    const activePointers = new Set<number>()
    const startTime = performance.now()

    const dispatch = ({ type, x, y, time, pointer, kind }: TraceEvent) => {
      const hitElement = document.elementFromPoint(x, y) ?? root
      if (type === 'down') {
        if (kind === 'mouse' || activePointers.size === 0) primaryPointers.add(pointer)
        if (kind === 'touch') captureTargets.set(pointer, hitElement)
        activePointers.add(pointer)
      }
      const event = new PointerEvent(`pointer${type}`, {
        bubbles: true,
        cancelable: type !== 'cancel',
        composed: true,
        view: window,
        clientX: x,
        clientY: y,
        pointerId: pointer,
        pointerType: kind,
        isPrimary: primaryPointers.has(pointer),
        button: type === 'move' ? -1 : 0,
        buttons: type === 'down' || type === 'move' ? 1 : 0,
      })
      Object.defineProperty(event, 'timeStamp', { value: startTime + time })
      const captureTarget = captureTargets.get(pointer)
      ;(captureTarget?.isConnected ? captureTarget : hitElement).dispatchEvent(event)
      if (type !== 'up' && type !== 'cancel') return
      for (const pointers of [activePointers, primaryPointers, captureTargets]) pointers.delete(pointer)
    }
    const onAnimationFrame = () => {
      const nextEvent = queue[0]
      if (!nextEvent) {
        Object.assign(Element.prototype, nativeMethods)
        root.removeAttribute('data-trace-running')
        return
      }
      requestAnimationFrame(onAnimationFrame)
      if (performance.now() - startTime < nextEvent.time) return
      queue.shift()
      dispatch(nextEvent)
    }

    Object.assign(Element.prototype, {
      setPointerCapture(this: Element, pointer: number) {
        captureTargets.set(pointer, this)
      },
      hasPointerCapture(this: Element, pointer: number) {
        return captureTargets.get(pointer) === this
      },
      releasePointerCapture(this: Element, pointer: number) {
        if (captureTargets.get(pointer) === this) captureTargets.delete(pointer)
      },
    })
    root.setAttribute('data-trace-running', '')
    requestAnimationFrame(onAnimationFrame)
  }, JSON.stringify(events))
  await driver.waitUntil(() => !document.documentElement.hasAttribute('data-trace-running'))
}

/**
 * Swipes along a straight line with one finger.
 *
 * @param selector selector of the element in which the swipe starts; `from` and `to` are relative to its box
 * @param isFlick whether the finger is lifted while it moves; otherwise, it stops moving before it is lifted
 */
export async function swipe(
  driver: EngineDriver,
  selector: string,
  from: Point,
  to: Point,
  isFlick = false,
): Promise<void> {
  const { left, top, width, height } = await boxOf(driver, selector)
  const steps = 12
  const eventAt = (step: number, type: string, time = step * 16): TraceEvent => ({
    type,
    x: left + width * (from[0] + ((to[0] - from[0]) * step) / steps),
    y: top + height * (from[1] + ((to[1] - from[1]) * step) / steps),
    time,
    pointer: 1,
    kind: 'touch',
  })
  const moveEvents = Array.from({ length: steps }, (_, step) => eventAt(step + 1, 'move'))
  await dispatchTrace(driver, [
    eventAt(0, 'down'),
    ...moveEvents,
    eventAt(steps, 'up', steps * 16 + (isFlick ? 16 : 200)),
  ])
}

/** Width of the screen on which the movements were recorded, and the y-coordinate at which most of them start, px. */
const RECORDED_GEOMETRY = { width: 390, startY: 420 }

/**
 * Replays a recorded movement in the frame of the lab, scaled to the width of the frame.
 *
 * @param dir `rtl` mirrors the movement
 */
export async function replayTrace(driver: EngineDriver, { events }: Trace, dir: Dir = 'ltr'): Promise<void> {
  const { left, top, width, height } = await boxOf(driver, '.lab-device [data-frame]')
  const scale = width / RECORDED_GEOMETRY.width
  await dispatchTrace(
    driver,
    events.map((event) => ({
      ...event,
      x: left + (dir === 'ltr' ? event.x : RECORDED_GEOMETRY.width - event.x) * scale,
      y: top + height / 2 + (event.y - RECORDED_GEOMETRY.startY) * scale,
    })),
  )
}
