/** Escape presses that a library prevented on our behalf and that are still ours to answer. */
const claimed = new WeakSet<Event>()

/**
 * Marks an Escape press as unanswered although its default is about to be prevented. Radix's dismissable layer does
 * that to every Escape while one of its dialogs is mounted; without the mark the press would look answered to us.
 */
export function claimEscape(event: Event): void {
  if (!event.defaultPrevented) claimed.add(event)
}

/** Whether nobody has answered this key press yet. */
export function isUnanswered(event: Event): boolean {
  return !event.defaultPrevented || claimed.has(event)
}
