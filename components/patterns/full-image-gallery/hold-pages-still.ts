/**
 * Keeps two pages still during their transition, so that only the photo moves: `transform` and `opacity` with `!important`
 * override the animations of the transition. Also hides the shadow, which the transition removes at its end.
 * @param slots the elements of the page stack that contain the two pages (`data-page-slot`)
 * @param topSlot the element of the upper page, which also remains opaque
 * @returns a function that removes `transform` and `opacity`
 */
export const holdPagesStill = (slots: readonly HTMLElement[], topSlot: HTMLElement): (() => void) => {
  const elements = slots.flatMap((slot) => [
    slot,
    ...slot.querySelectorAll<HTMLElement>('[data-page] > *, [data-title], [data-back-text]'),
  ])
  const applyStyles = () => {
    for (const element of elements) element.style.setProperty('transform', 'none', 'important')
    topSlot.style.setProperty('opacity', '1', 'important')
    for (const slot of slots) {
      // The layer that darkens the lower page, with the shadow at the edge of the upper page.
      for (const shadow of slot.querySelectorAll<HTMLElement>('[data-shadow]'))
        shadow.style.visibility = 'hidden'
    }
  }
  let isActive = true
  applyStyles()
  // Sets the styles again after the transition has added its elements.
  queueMicrotask(() => isActive && applyStyles())
  return () => {
    isActive = false
    for (const element of elements) element.style.removeProperty('transform')
    topSlot.style.removeProperty('opacity')
  }
}
