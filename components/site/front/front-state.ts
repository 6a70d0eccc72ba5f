import { frame } from '@/lib/frame'
import { appPath, appPathOfHref, withBase } from '@/lib/navigation/href'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'

/** Attribute of the root element that hides the front page; set when the user opens another page or the introduction. */
const CLOSED_ATTRIBUTE = 'data-front-closed'

const root = () => document.documentElement

const hasFrontPage = (): boolean => document.querySelector('.front-page') !== null

/**
 * Returns whether the window can show the front page instead of the home screen: the window is at least 1024 px wide, and the
 * page is neither full screen nor embedded.
 */
const canShowFrontPage = (): boolean => {
  const { full, embed } = frame.get()
  return !full && !embed && matchMedia('(width >= 1024px)').matches
}

/** Returns whether the front page is visible. */
export const isFrontPageVisible = (): boolean =>
  canShowFrontPage() && !root().hasAttribute(CLOSED_ATTRIBUTE) && hasFrontPage()

/** Resolves when the user opens another page or the introduction. Must be called while the front page is visible. */
export const whenFrontPageClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root(), { attributeFilter: [CLOSED_ATTRIBUTE] })
  })

/**
 * Sets the attribute that hides the front page if the path is not `/home/` or the URL requests the introduction. Otherwise,
 * removes the attribute.
 */
export const syncFrontPageWithUrl = (): void => {
  const { pathname, search } = location
  root().toggleAttribute(CLOSED_ATTRIBUTE, appPath(pathname) !== '/home/' || /[?&]intro=1/.test(search))
}

/**
 * Opens the front page with a page load, if the document does not contain it.
 * @param path app path that the user requests
 * @returns true if the page load has started; false if the path is not `/home/`, the window cannot show the front page, or the
 *   document already contains it
 */
export const openFrontPage = (path: string): boolean => {
  if (path !== '/home/' || !canShowFrontPage() || hasFrontPage()) return false
  location.assign(withBase(withFrameQuery(path)))
  return true
}

/**
 * Makes links to `/home/` in the preview open the front page, which replaces the home screen in wide windows. A back button still
 * goes back if the history contains a previous page.
 * @param preview the element that contains the screens
 * @returns a function that removes the listener
 */
export const redirectHomeLinks = (preview: HTMLElement): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    // The introduction has the same path as home, but it opens in the preview.
    if (
      link.origin !== location.origin ||
      appPathOfHref(link.pathname) !== '/home/' ||
      /[?&]intro=1/.test(link.search)
    )
      return
    if (link.dataset.back !== undefined && history.state?.patternbook?.depth > 0) return
    if (!openFrontPage('/home/')) return
    event.preventDefault()
    event.stopPropagation()
  }
  preview.addEventListener('click', onClick, true)
  return () => preview.removeEventListener('click', onClick, true)
}
