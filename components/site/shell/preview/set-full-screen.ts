import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { focusPage } from '@/lib/navigation/focus'

/** The element outside the page that had focus before full screen; it regains focus afterward. */
let previouslyFocused: HTMLElement | undefined

/**
 * Turns full screen on or off. Only the layout and the URL change; the page and its state remain. If the focus was outside of the
 * page, for example in the toolbar, it moves to the page during full screen, because the rest of the site is hidden.
 */
export const setFullScreen = (full: boolean): void => {
  const page = document.querySelector<HTMLElement>('[data-page-slot]:not([inert])')
  const { activeElement } = document
  if (full) {
    // Next to the preview, `data-menu` may be `open`. In full screen, the menu would then cover the page as a drawer.
    document.documentElement.dataset.menu = 'closed'
    const isFocusOutside = activeElement instanceof HTMLElement && !page?.contains(activeElement)
    previouslyFocused = isFocusOutside ? activeElement : undefined
  }
  const search = writeQuery(location.search, { full }, false)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  frame.applyQuery(search)
  if (!full) previouslyFocused?.focus({ preventScroll: true })
  else if (page && previouslyFocused) focusPage(page)
}
