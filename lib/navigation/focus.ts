/** The element of the page that has the focus, to be remembered while the page is away. */
export const focusWithin = (slot: HTMLElement): HTMLElement | undefined => {
  const active = slot.ownerDocument.activeElement
  return active instanceof HTMLElement && slot.contains(active) ? active : undefined
}

/**
 * Moves the focus to a page after its transition: where it was before, else to the heading, else to the content.
 * Does nothing when the page has taken the focus itself.
 * @param slot the element the stack keeps the page in
 * @param before what had the focus when the page was left
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
    // A place to read on from, not a control: no ring.
    target.style.outline = 'none'
    target.focus({ preventScroll: true })
    // A heading that is not shown here cannot have it.
    if (focusWithin(slot)) return
  }
}
