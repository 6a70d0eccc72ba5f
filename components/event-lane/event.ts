/** One line of an event lane. */
export type LaneEvent = {
  key: number
  /** Name of the event, e.g. `did-present`. */
  type: string
  /** Whose event it is: kind and id of an overlay, or a page. */
  of: string
  role?: string
  data?: unknown
  /** performance.now(), ms */
  time: number
}

/** So many are kept; older ones go. */
export const MOST = 200

/** Adds an event at the end. */
export function kept(before: readonly LaneEvent[], event: Omit<LaneEvent, 'key'>): readonly LaneEvent[] {
  return [...before.slice(1 - MOST), { ...event, key: (before.at(-1)?.key ?? 0) + 1 }]
}

/** A duration in the words of the lane: `12.345 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`

/** What an event carries, in one short line; empty where it carries nothing. */
export function shortly(data: unknown): string {
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
export const asText = (events: readonly LaneEvent[]): string =>
  events
    .map(({ time, type, of, role, data }) =>
      [
        seconds(time),
        type,
        of,
        ...(role === undefined ? [] : [`role ${role}`]),
        ...(data === undefined ? [] : [`data ${shortly(data)}`]),
      ].join('  '),
    )
    .join('\n')
