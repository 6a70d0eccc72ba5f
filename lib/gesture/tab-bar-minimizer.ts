/** Scroll distance in one direction after which the bar is minimized or expands, px. */
const MIN_DISTANCE_PX = 24
/** Distance from the start of the content, px. A scroll to a position within this distance expands the bar. */
const START_DISTANCE_PX = 16

/**
 * Minimizes an iOS 26 tab bar to its selected tab when the user scrolls the content down. The bar expands when the user scrolls
 * the content up or to its start, presses the bar, or moves focus into the bar with the keyboard. `tabList` has
 * `data-tab-bar-size="small"` while the bar is minimized, and `data-tab-bar-size="large"` after it has expanded; app/ios-26.css
 * contains the styles. Pressing the minimized bar expands it and selects no tab. While the search next to the bar is open
 * (`data-search-open`), CSS minimizes the bar too, and pressing the bar closes the search.
 * @param tabList the element whose children are the tabs
 * @param content the element that scrolls the page
 * @returns a function that removes the behavior
 */
export const connectTabBarMinimizer = (tabList: HTMLElement, content: HTMLElement): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  let lastTop = content.scrollTop
  let distance = 0
  const isMinimized = () => tabList.dataset.tabBarSize === 'small'
  const expand = () => {
    if (isMinimized()) tabList.dataset.tabBarSize = 'large'
    distance = 0
  }
  const onScroll = () => {
    const maxScrollTop = content.scrollHeight - content.clientHeight
    // While the content bounces back, Safari reports positions beyond the content's start or end. The bar ignores the bounce.
    const top = Math.min(maxScrollTop, Math.max(0, content.scrollTop))
    const delta = top - lastTop
    lastTop = top
    const isIos26 = tabList.closest('[data-mode]')?.matches('[data-mode=ios]:not([data-generation="18"])')
    if (!isIos26 || top < START_DISTANCE_PX) return expand()
    distance = Math.sign(delta) === Math.sign(distance) ? distance + delta : delta
    if (distance < -MIN_DISTANCE_PX) expand()
    else if (distance > MIN_DISTANCE_PX) tabList.dataset.tabBarSize = 'small'
  }
  const onClick = (event: Event) => {
    const closeSearchButton = tabList
      .closest('[data-tab-bar]')
      ?.querySelector('[data-search-open] [data-close]')
    if (!isMinimized() && !closeSearchButton) return
    event.preventDefault()
    event.stopPropagation()
    if (closeSearchButton instanceof HTMLElement) closeSearchButton.click()
    expand()
  }
  content.addEventListener('scroll', onScroll, { passive: true, signal })
  tabList.addEventListener('click', onClick, { capture: true, signal })
  tabList.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && expand(),
    { signal },
  )
  return () => controller.abort()
}
