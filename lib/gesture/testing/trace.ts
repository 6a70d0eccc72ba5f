/** One event of a pointer, as a device sends it. */
export type TraceEvent = {
  type: string
  /** Client px. */
  x: number
  y: number
  /** ms since the first event. */
  time: number
  /** Id of the finger. The first one that goes down is primary. */
  pointer: number
  kind: string
}

/** The recorded movement of one or more pointers over a screen 390 px wide. */
export type Trace = { about: string; events: readonly TraceEvent[] }

/** Creates a pointer event with a position and a time, because jsdom has no pointers. */
export const pointerEvent = (
  { type, x, y, pointer, kind }: TraceEvent,
  primary: boolean,
  time: number,
): PointerEvent => {
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: pointer,
    pointerType: kind,
    isPrimary: primary,
    button: 0,
  })
  Object.defineProperty(event, 'timeStamp', { value: time })
  return event
}

/**
 * Dispatches the events of a trace to an element.
 * @param from time of the first event, ms; must be after earlier traces, so that their touches do not affect this one
 * @param after called after every event
 */
export const replay = async (
  element: Element,
  { events }: Trace,
  from: number,
  after: () => void | Promise<void> = () => {},
): Promise<void> => {
  const down = new Set<number>()
  const primaries = new Set<number>()
  for (const event of events) {
    const { type, pointer, time } = event
    if (type === 'down') {
      if (down.size === 0 || event.kind === 'mouse') primaries.add(pointer)
      down.add(pointer)
    }
    element.dispatchEvent(pointerEvent(event, primaries.has(pointer), from + time))
    if (type === 'up' || type === 'cancel') {
      down.delete(pointer)
      primaries.delete(pointer)
    }
    await after()
  }
}
