/** One line of an event lane. */
export type LoggedEvent = {
  key: number
  /** Name of the event, e.g. `did-present`. */
  type: string
  /** Whose event it is: kind and id of an overlay, or a page. */
  source: string
  role?: string
  /** What it carries, as one short line. */
  data?: string
  /** performance.now(), ms */
  time: number
}

/** An event as it is reported, with whatever it carries. */
export type EventInput = Omit<LoggedEvent, 'key' | 'data'> & { data?: unknown }

/** So many are kept; older ones go. */
export const MAX_EVENTS = 200

/**
 * Adds an event at the end and drops the oldest beyond {@link MAX_EVENTS}.
 * @param event its data is kept as one short line: an overlay may hand over a large object, which would stay in memory
 */
export function appendEvent(before: readonly LoggedEvent[], event: EventInput): readonly LoggedEvent[] {
  const { data, ...rest } = event
  const key = (before.at(-1)?.key ?? 0) + 1
  return [
    ...before.slice(1 - MAX_EVENTS),
    { ...rest, ...(data !== undefined && { data: formatData(data) }), key },
  ]
}

/** A duration in the words of the lane: `12.345 s`. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`

/** What an event carries, in one short line; empty where it carries nothing. */
export function formatData(data: unknown): string {
  if (data === undefined) return ''
  try {
    const text = JSON.stringify(data) ?? String(data)
    return text.length > 80 ? `${text.slice(0, 79)}…` : text
  } catch {
    // Something that points back at itself.
    return String(data)
  }
}

/** The lane as plain text, one line per event: what Copy gives. */
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
