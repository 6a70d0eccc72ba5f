import type { Dir } from '@/lib/frame/state'
import type { Trace, TraceEvent } from '@/lib/gesture/testing/trace'
import { boxOf, type EngineDriver } from './engine-test'

/** A position in an element, as fractions of its width and height. */
type Point = readonly [x: number, y: number]

/**
 * Moves fingers by dispatching pointer events in the page. Firefox and WebKitGTK run without a touch screen in these tests, and no
 * driver emulates one: the driver of WebKitGTK turns touches into mouse events, and Playwright supports only taps in Firefox. The
 * synthetic events have everything that the engines read. The element under a touch captures the touch (browsers do not capture
 * synthetic pointers, so this function emulates pointer capture), each animation frame receives at most one event, and the
 * timestamps are those of the recording, however slow the machine is.
 *
 * @param events the events in order, with positions in client px and times in ms since the first event
 */
async function move(driver: EngineDriver, events: readonly TraceEvent[]): Promise<void> {
  await driver.run((given) => {
    const queue = JSON.parse(given) as TraceEvent[]
    const root = document.documentElement
    const real = {
      setPointerCapture: Element.prototype.setPointerCapture,
      hasPointerCapture: Element.prototype.hasPointerCapture,
      releasePointerCapture: Element.prototype.releasePointerCapture,
    }
    const holders = new Map<number, Element>()
    const primaries = new Set<number>()
    const fingers = new Set<number>()
    const from = performance.now()

    const send = ({ type, x, y, time, pointer, kind }: TraceEvent) => {
      const under = document.elementFromPoint(x, y) ?? root
      if (type === 'down') {
        if (kind === 'mouse' || fingers.size === 0) primaries.add(pointer)
        if (kind === 'touch') holders.set(pointer, under)
        fingers.add(pointer)
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
        isPrimary: primaries.has(pointer),
        button: type === 'move' ? -1 : 0,
        buttons: type === 'down' || type === 'move' ? 1 : 0,
      })
      Object.defineProperty(event, 'timeStamp', { value: from + time })
      const holder = holders.get(pointer)
      ;(holder?.isConnected ? holder : under).dispatchEvent(event)
      if (type !== 'up' && type !== 'cancel') return
      for (const pointers of [fingers, primaries, holders]) pointers.delete(pointer)
    }
    const frame = () => {
      const next = queue[0]
      if (!next) {
        Object.assign(Element.prototype, real)
        root.removeAttribute('data-finger')
        return
      }
      requestAnimationFrame(frame)
      if (performance.now() - from < next.time) return
      queue.shift()
      send(next)
    }

    Object.assign(Element.prototype, {
      setPointerCapture(this: Element, pointer: number) {
        holders.set(pointer, this)
      },
      hasPointerCapture(this: Element, pointer: number) {
        return holders.get(pointer) === this
      },
      releasePointerCapture(this: Element, pointer: number) {
        if (holders.get(pointer) === this) holders.delete(pointer)
      },
    })
    root.setAttribute('data-finger', '')
    requestAnimationFrame(frame)
  }, JSON.stringify(events))
  await driver.until(() => !document.documentElement.hasAttribute('data-finger'))
}

/**
 * Swipes along a straight line with one finger.
 *
 * @param selector selector of the element in which the swipe starts; `from` and `to` are relative to its box
 * @param flick whether the finger is lifted while it moves; otherwise it rests first
 */
export async function swipe(
  driver: EngineDriver,
  selector: string,
  from: Point,
  to: Point,
  flick = false,
): Promise<void> {
  const { left, top, width, height } = await boxOf(driver, selector)
  const steps = 12
  const at = (step: number, type: string, time = step * 16): TraceEvent => ({
    type,
    x: left + width * (from[0] + ((to[0] - from[0]) * step) / steps),
    y: top + height * (from[1] + ((to[1] - from[1]) * step) / steps),
    time,
    pointer: 1,
    kind: 'touch',
  })
  const path = Array.from({ length: steps }, (_, step) => at(step + 1, 'move'))
  await move(driver, [at(0, 'down'), ...path, at(steps, 'up', steps * 16 + (flick ? 16 : 200))])
}

/** Width of the screen on which the movements were recorded, and the y-coordinate at which most of them start, px. */
const RECORDED = { width: 390, middle: 420 }

/**
 * Replays a recorded movement in the device of the lab, scaled to the width of the device.
 *
 * @param dir `rtl` mirrors the movement
 */
export async function replay(driver: EngineDriver, { events }: Trace, dir: Dir = 'ltr'): Promise<void> {
  const { left, top, width, height } = await boxOf(driver, '.lab-device [data-frame]')
  const scale = width / RECORDED.width
  await move(
    driver,
    events.map((event) => ({
      ...event,
      x: left + (dir === 'ltr' ? event.x : RECORDED.width - event.x) * scale,
      y: top + height / 2 + (event.y - RECORDED.middle) * scale,
    })),
  )
}
