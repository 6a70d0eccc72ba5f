/** Returns the focused element in a page; undefined if the focus is elsewhere. */
export const focusedElementWithin = (pageElement: HTMLElement): HTMLElement | undefined => {
  const active = pageElement.ownerDocument.activeElement
  return active instanceof HTMLElement && pageElement.contains(active) ? active : undefined
}

/**
 * Moves focus to a page after its transition: to the element that had focus before, else to the heading, else to the content.
 * Does nothing if the focus is already in the page.
 * @param slot the element of the page in the stack
 * @param previousFocus the element that had the focus when the user left the page
 */
export const focusPage = (slot: HTMLElement, previousFocus?: HTMLElement): void => {
  if (focusedElementWithin(slot)) return
  if (previousFocus && slot.contains(previousFocus)) {
    previousFocus.focus({ preventScroll: true })
    if (focusedElementWithin(slot)) return
  }
  const queryAll = (selector: string) => slot.querySelectorAll<HTMLElement>(selector)
  for (const target of [...queryAll('h1'), ...queryAll('[data-content]')]) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    // Screen readers start to read at the target. It is not a control, so it has no focus ring.
    target.style.outline = 'none'
    target.focus({ preventScroll: true })
    // A hidden heading cannot have focus.
    if (focusedElementWithin(slot)) return
  }
}
