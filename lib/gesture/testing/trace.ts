/** One recorded pointer event of a device. `type` is the name of the event without `pointer`, e.g. `down`. */
export type TraceEvent = {
  type: string
  /** Position in client coordinates, px. */
  x: number
  y: number
  /** ms since the first event. */
  time: number
  /** ID of the pointer. The first pointer that goes down is primary. */
  pointer: number
  /** Type of the pointer, such as `touch` or `mouse`. */
  kind: string
}

/** The recorded movement of one or more pointers over a screen 390 px wide. */
export type Trace = { about: string; events: readonly TraceEvent[] }

/** Creates a pointer event. `time` becomes its `timeStamp`, in ms, which the constructor cannot set. */
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
