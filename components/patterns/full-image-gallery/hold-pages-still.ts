/**
 * Stops the movement of two pages during their transition, so that only the photo moves. The styles that this function sets are
 * `!important`, so they override the animations of the transition.
 * @param slots the page slots of the stack
 * @param top the slot on top, which also remains opaque
 * @returns a function that removes the styles
 */
export const holdPagesStill = (slots: readonly HTMLElement[], top: HTMLElement): (() => void) => {
  const still = slots.flatMap((slot) => [
    slot,
    ...slot.querySelectorAll<HTMLElement>('[data-page] > *, [data-title], [data-back-text]'),
  ])
  const hold = () => {
    for (const element of still) element.style.setProperty('transform', 'none', 'important')
    top.style.setProperty('opacity', '1', 'important')
    for (const slot of slots) {
      // Hides the shadow at the edge of a page that slides in.
      for (const edge of slot.querySelectorAll<HTMLElement>('[data-shadow]')) edge.style.visibility = 'hidden'
    }
  }
  let isHeld = true
  hold()
  // Sets the styles again after the transition has added its elements.
  queueMicrotask(() => isHeld && hold())
  return () => {
    isHeld = false
    for (const element of still) element.style.removeProperty('transform')
    top.style.removeProperty('opacity')
  }
}
