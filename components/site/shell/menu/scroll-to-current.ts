/** Space between the current item and the edge of the menu after scrolling, px. */
const SCROLL_MARGIN_PX = 64

/**
 * If the current item is not completely visible, scrolls the menu until the item is `SCROLL_MARGIN_PX` from the nearer edge.
 * @param list the list of items, which scrolls if the menu is next to the preview
 * @param panel the whole menu, which scrolls if it is a drawer
 */
export const scrollToCurrent = (list: HTMLElement, panel: HTMLElement): void => {
  const currentLinks = list.querySelectorAll<HTMLElement>('[aria-current]')
  const currentLink = currentLinks[currentLinks.length - 1]
  if (!currentLink) return
  const scroller = list.scrollHeight > list.clientHeight + 1 ? list : panel
  const scrollerRect = scroller.getBoundingClientRect()
  const { top, bottom } = currentLink.getBoundingClientRect()
  if (bottom > scrollerRect.bottom) scroller.scrollTop += bottom - scrollerRect.bottom + SCROLL_MARGIN_PX
  else if (top < scrollerRect.top) scroller.scrollTop -= scrollerRect.top - top + SCROLL_MARGIN_PX
}
