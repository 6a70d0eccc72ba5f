const scrollers = (slot: HTMLElement) => [...slot.querySelectorAll<HTMLElement>('[data-content]')]

/** Scroll positions of the page's scrollers. Must be read before the page is hidden, because hiding may reset them. */
export const readScroll = (slot: HTMLElement): number[] => scrollers(slot).map((element) => element.scrollTop)

/** Restores the scroll positions of the page's scrollers. */
export const writeScroll = (slot: HTMLElement, tops: readonly number[]): void => {
  scrollers(slot).forEach((element, i) => {
    const top = tops[i] ?? 0
    if (element.scrollTop !== top) element.scrollTop = top
  })
}
