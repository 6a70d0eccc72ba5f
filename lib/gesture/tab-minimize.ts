/** Scroll distance in one direction after which the bar changes, px. A shorter movement is unintentional. */
const MIN_DISTANCE = 24
/** Within this distance from the start of the content, the bar is always expanded, px. */
const NEAR_START = 16

/**
 * Minimizes an iOS 26 tab bar to its selected tab while the content is scrolled down. It expands when the content is
 * scrolled up or to its start, when it is pressed, and when a key moves focus into it. The row has
 * `data-tabs="small"` or, after it has expanded, `data-tabs="large"`; app/ios-26.css has the look. Pressing the
 * minimized bar expands it and selects nothing. While a search next to the bar is open (`data-search-open`), the bar
 * is minimized too, and pressing it closes the search.
 * @param row the element whose children are the tabs
 * @param content the scroller of the page
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
    // Content that is scrolled beyond its ends bounces back, which is not a user action.
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
