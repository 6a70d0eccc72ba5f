/** Returns the focused element in a page; undefined if the focus is elsewhere. */
export const focusWithin = (slot: HTMLElement): HTMLElement | undefined => {
  const active = slot.ownerDocument.activeElement
  return active instanceof HTMLElement && slot.contains(active) ? active : undefined
}

/**
 * Moves focus to a page after its transition: to the element that had focus before, else to the heading, else to the content. Does
 * nothing if the page has moved the focus itself.
 * @param slot the element of the page in the stack
 * @param before the element that had the focus when the user left the page
 */
export const focusPage = (slot: HTMLElement, before?: HTMLElement): void => {
  if (focusWithin(slot)) return
  if (before && slot.contains(before)) {
    before.focus({ preventScroll: true })
    if (focusWithin(slot)) return
  }
  const all = (part: string) => slot.querySelectorAll<HTMLElement>(part)
  for (const target of [...all('h1'), ...all('[data-content]')]) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    // Screen readers start to read at the target. It is not a control, so it has no focus ring.
    target.style.outline = 'none'
    target.focus({ preventScroll: true })
    // A hidden heading cannot have focus.
    if (focusWithin(slot)) return
  }
}
