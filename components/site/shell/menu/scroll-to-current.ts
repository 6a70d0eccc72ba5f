/** Space between the current item and the edge of the menu after scrolling, px. */
const SCROLL_MARGIN = 64

/**
 * Scrolls the menu by the minimum distance that makes the current item visible.
 * @param list the list of items, which scrolls if the menu is next to the preview
 * @param panel the whole menu, which scrolls if it is a drawer
 */
export const scrollToCurrent = (list: HTMLElement, panel: HTMLElement): void => {
  const all = list.querySelectorAll<HTMLElement>('[aria-current]')
  const current = all[all.length - 1]
  if (!current) return
  const scroller = list.scrollHeight > list.clientHeight + 1 ? list : panel
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (bottom > box.bottom) scroller.scrollTop += bottom - box.bottom + SCROLL_MARGIN
  else if (top < box.top) scroller.scrollTop -= box.top - top + SCROLL_MARGIN
}
