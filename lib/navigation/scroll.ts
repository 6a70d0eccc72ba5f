const scrollers = (slot: HTMLElement) => [...slot.querySelectorAll<HTMLElement>('[data-content]')]

/** How far the page's scrollers are scrolled. Read before the page is hidden: hiding may reset it. */
export const readScroll = (slot: HTMLElement): number[] => scrollers(slot).map((element) => element.scrollTop)

/** Puts the page's scrollers back where they were. */
export const writeScroll = (slot: HTMLElement, tops: readonly number[]): void => {
  scrollers(slot).forEach((element, i) => {
    const top = tops[i] ?? 0
    if (element.scrollTop !== top) element.scrollTop = top
  })
}
