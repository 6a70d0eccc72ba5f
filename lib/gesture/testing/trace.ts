/** One recorded pointer event of a device. `type` is the name of the event without the prefix `pointer`, e.g. `down`. */
export type TraceEvent = {
  type: string
  /** Position in client coordinates, px. */
  x: number
  y: number
  /** Time since the first event, ms. */
  time: number
  /** ID of the pointer. */
  pointer: number
  /** Type of the pointer, such as `touch` or `mouse`. */
  kind: string
}

/** The recorded movement of one or more pointers over a screen that is 390 px wide. `about` describes the movement. */
export type Trace = { about: string; events: readonly TraceEvent[] }

/** Creates a pointer event. @param time its `timeStamp`, ms, which the constructor of PointerEvent cannot set */
export const createPointerEvent = (
  { type, x, y, pointer, kind }: TraceEvent,
  isPrimary: boolean,
  time: number,
): PointerEvent => {
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: pointer,
    pointerType: kind,
    isPrimary,
    button: 0,
  })
  Object.defineProperty(event, 'timeStamp', { value: time })
  return event
}

/**
 * Dispatches the events of a trace to an element. A mouse is a primary pointer, and so is a pointer that goes down while no other
 * pointer is down.
 * @param startTime time of the first event, ms; must be at least 2000 ms after all events of earlier traces, so that they do not
 * affect this trace
 * @param afterEvent called after every event
 */
export const dispatchTraceEvents = async (
  element: Element,
  { events }: Trace,
  startTime: number,
  afterEvent: () => void | Promise<void> = () => {},
): Promise<void> => {
  const downPointers = new Set<number>()
  const primaryPointers = new Set<number>()
  for (const event of events) {
    const { type, pointer, time } = event
    if (type === 'down') {
      if (downPointers.size === 0 || event.kind === 'mouse') primaryPointers.add(pointer)
      downPointers.add(pointer)
    }
    element.dispatchEvent(createPointerEvent(event, primaryPointers.has(pointer), startTime + time))
    if (type === 'up' || type === 'cancel') {
      downPointers.delete(pointer)
      primaryPointers.delete(pointer)
    }
    await afterEvent()
  }
}
