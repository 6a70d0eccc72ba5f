/** Escape presses that back handlers must handle even if Radix prevents their default action. */
const unhandledEscapes = new WeakSet<Event>()

/**
 * Lets back handlers process an Escape that Radix is about to prevent. Radix's dismissable layer prevents every Escape while
 * one of its dialogs or popovers is mounted.
 */
export function markEscapeUnhandled(event: Event): void {
  if (!event.defaultPrevented) unhandledEscapes.add(event)
}

/** Returns whether back handlers must still handle this key press. */
export function isEscapeUnhandled(event: Event): boolean {
  return !event.defaultPrevented || unhandledEscapes.has(event)
}
