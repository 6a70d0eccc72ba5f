/** Way of the content in one direction after which the bar changes, px: less is an unsteady finger. */
const ENOUGH = 24
/** Nearer to the start of the content than this, px, the bar is always whole. */
const NEAR_START = 16

/**
 * Minimizes a tab bar of iOS 26 to its selected tab while the content is scrolled down. It expands when the content is
 * scrolled up or to its start, when it is pressed, and when a key moves the focus into it. The row has
 * `data-tabs="small"` or, after it has expanded, `data-tabs="large"`; components/ui/tab-bar.css has the look. A press on
 * the minimized bar expands it and selects nothing. While a search beside the bar is open (`data-search-open`), the bar
 * is small too, and a press on it closes the search.
 * @param row the element whose children are the tabs
 * @param content the scroller of the page
 * @returns the way to stop
 */
export const createTabMinimize = (row: HTMLElement, content: HTMLElement): (() => void) => {
  const gone = new AbortController()
  const { signal } = gone
  let last = content.scrollTop
  let way = 0
  const isSmall = () => row.dataset.tabs === 'small'
  const expand = () => {
    if (isSmall()) row.dataset.tabs = 'large'
    way = 0
  }
  const scroll = () => {
    const most = content.scrollHeight - content.clientHeight
    // Beyond the ends the content springs back, and that is not the user's direction.
    const top = Math.min(most, Math.max(0, content.scrollTop))
    const step = top - last
    last = top
    const isGlass = row.closest('[data-mode]')?.matches('[data-mode=ios]:not([data-generation="18"])')
    if (!isGlass || top < NEAR_START) return expand()
    way = Math.sign(step) === Math.sign(way) ? way + step : step
    if (way < -ENOUGH) expand()
    else if (way > ENOUGH) row.dataset.tabs = 'small'
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
  return () => gone.abort()
}
