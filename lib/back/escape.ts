/** Escape presses that back handlers must handle even if Radix prevents their default action. */
const unhandledEscapes = new WeakSet<Event>()

/**
 * Lets back handlers process an Escape that Radix is about to prevent. Radix's dismissable layer prevents every Escape while
 * one of its dialogs or popovers is mounted.
 */
export function markEscapeUnhandled(event: Event): void {
  if (event.defaultPrevented) return
  unhandledEscapes.add(event)
  const preventDefault = event.preventDefault.bind(event)
  // The first call is Radix's. A later call is made by the content, which has handled the press.
  event.preventDefault = () => {
    event.preventDefault = () => {
      unhandledEscapes.delete(event)
      preventDefault()
    }
    preventDefault()
  }
}

/** Returns whether back handlers must still handle this key press. */
export function isEscapeUnhandled(event: Event): boolean {
  return !event.defaultPrevented || unhandledEscapes.has(event)
}
