/** An entry of the event log. */
export type LoggedEvent = {
  key: number
  /** Name of the event, e.g. `did-present`. */
  type: string
  /** Source of the event, such as `page /login/0`, `gesture swipe-back`, or the kind and ID of an overlay. */
  source: string
  /** Role with which an overlay or a menu was closed, such as `cancel` or `backdrop`. */
  role?: string
  /** Data of the event, as one short line. */
  data?: string
  /** Time of the event: a value of performance.now(), ms. */
  time: number
}

/** An event that is added to the log, with its original data. */
export type EventInput = Omit<LoggedEvent, 'key' | 'data'> & { data?: unknown }

/** Maximum number of entries in the log; the oldest entries are dropped. */
export const MAX_EVENTS = 200

/**
 * Adds an event at the end of a list, and drops the oldest events beyond {@link MAX_EVENTS}.
 * @param event the new event; only a short line of its data is stored, so that a large object does not stay in memory
 * @returns a new list
 */
export function appendEvent(events: readonly LoggedEvent[], event: EventInput): readonly LoggedEvent[] {
  const { data, ...rest } = event
  const key = (events.at(-1)?.key ?? 0) + 1
  return [
    ...events.slice(1 - MAX_EVENTS),
    { ...rest, ...(data !== undefined && { data: formatData(data) }), key },
  ]
}

/** Formats a time in milliseconds as seconds, e.g. `12.345 s`. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`

const toText = (data: unknown): string => {
  try {
    return JSON.stringify(data) ?? String(data)
  } catch {
    // JSON.stringify throws for circular structures and for BigInt values.
    return String(data)
  }
}

/** Formats the data of an event as one line of at most 80 characters; returns an empty string if there is no data. */
export function formatData(data: unknown): string {
  if (data === undefined) return ''
  const text = toText(data).replace(/\s+/g, ' ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Formats events as plain text, one line per event, for the Copy button. */
export const formatEvents = (events: readonly LoggedEvent[]): string =>
  events
    .map(({ time, type, source, role, data }) =>
      [
        formatSeconds(time),
        type,
        source,
        ...(role === undefined ? [] : [`role ${role}`]),
        ...(data === undefined ? [] : [`data ${data}`]),
      ].join('  '),
    )
    .join('\n')
