/**
 * Keeps two pages where they are while they change places, so that nothing but the photo travels: important styles win
 * over the animations of the transition.
 * @param slots the elements the stack keeps the pages in
 * @param top the page on top stays opaque as well
 * @returns the way to let them go
 */
export const pin = (slots: readonly HTMLElement[], top: HTMLElement): (() => void) => {
  const still = slots.flatMap((slot) => [
    slot,
    ...slot.querySelectorAll<HTMLElement>('[data-page] > *, [data-title], [data-back-text]'),
  ])
  const hold = () => {
    for (const element of still) element.style.setProperty('transform', 'none', 'important')
    top.style.setProperty('opacity', '1', 'important')
    for (const slot of slots) {
      // The shadow at the edge of a page that slides in.
      for (const edge of slot.querySelectorAll<HTMLElement>('[data-shade]')) edge.style.visibility = 'hidden'
    }
  }
  let pinned = true
  hold()
  // Once more when the transition has put its scenery in place.
  queueMicrotask(() => pinned && hold())
  return () => {
    pinned = false
    for (const element of still) element.style.removeProperty('transform')
    top.style.removeProperty('opacity')
  }
}
