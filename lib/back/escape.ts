/** Escape presses that a library has prevented and that the back handlers must still handle. */
const claimed = new WeakSet<Event>()

/**
 * Marks an Escape press as not handled, although its default is about to be prevented. Radix's dismissable layer prevents
 * every Escape while one of its dialogs is mounted.
 */
export function claimEscape(event: Event): void {
  if (!event.defaultPrevented) claimed.add(event)
}

/** Whether no handler has handled this key press yet. */
export function isUnanswered(event: Event): boolean {
  return !event.defaultPrevented || claimed.has(event)
}
