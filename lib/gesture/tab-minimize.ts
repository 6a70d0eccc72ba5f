/** Scroll distance in one direction after which the bar changes, px. A shorter movement is unintentional. */
const MIN_DISTANCE = 24
/** Within this distance from the start of the content, the bar is always expanded, px. */
const NEAR_START = 16

/**
 * Minimizes an iOS 26 tab bar to its selected tab when the user scrolls the content down. The bar expands when the user scrolls the
 * content up or to its start, presses the bar, or moves focus into the bar with the keyboard. The row has `data-tabs="small"` while
 * the bar is minimized, and `data-tabs="large"` after it has expanded; app/ios-26.css contains the styles. Pressing the minimized bar
 * expands it and selects no tab. While the search next to the bar is open (`data-search-open`), CSS minimizes the bar too, and pressing
 * the bar closes the search.
 * @param row the element whose children are the tabs
 * @param content the element that scrolls the page
 * @returns a function that removes the behavior
 */
export const createTabMinimize = (row: HTMLElement, content: HTMLElement): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  let last = content.scrollTop
  let distance = 0
  const isSmall = () => row.dataset.tabs === 'small'
  const expand = () => {
    if (isSmall()) row.dataset.tabs = 'large'
    distance = 0
  }
  const scroll = () => {
    const most = content.scrollHeight - content.clientHeight
    // Safari reports positions beyond both ends of the content while it bounces back, which is not a user action.
    const top = Math.min(most, Math.max(0, content.scrollTop))
    const step = top - last
    last = top
    const isGlass = row.closest('[data-mode]')?.matches('[data-mode=ios]:not([data-generation="18"])')
    if (!isGlass || top < NEAR_START) return expand()
    distance = Math.sign(step) === Math.sign(distance) ? distance + step : step
    if (distance < -MIN_DISTANCE) expand()
    else if (distance > MIN_DISTANCE) row.dataset.tabs = 'small'
  }
  const press = (event: Event) => {
    const search = row.closest('[data-tab-bar]')?.querySelector('[data-search-open] [data-close]')
    if (!isSmall() && !search) return
    event.preventDefault()
    event.stopPropagation()
    if (search instanceof HTMLElement) search.click()
    expand()
  }
  content.addEventListener('scroll', scroll, { passive: true, signal })
  row.addEventListener('click', press, { capture: true, signal })
  row.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && expand(),
    { signal },
  )
  return () => listening.abort()
}
