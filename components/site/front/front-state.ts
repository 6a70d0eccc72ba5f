import { frame } from '@/lib/frame'
import { appPath, pathOf, withBase } from '@/lib/navigation/href'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'

/** Attribute of the root element: the document has the front page, but the user has opened a screen. */
const CLOSED_ATTRIBUTE = 'data-front-closed'

const root = () => document.documentElement

const hasFront = (): boolean => document.querySelector('.fr') !== null

/** Whether the window shows the front page instead of the home screen: it is wide, not full screen, and not an embed. The same condition as in front.css. */
const isWide = (): boolean => {
  const { full, embed } = frame.get()
  return !full && !embed && matchMedia('(width >= 1024px)').matches
}

/** Whether the front page is visible. */
export const isFrontVisible = (): boolean => isWide() && !root().hasAttribute(CLOSED_ATTRIBUTE) && hasFront()

/** Resolves when the user opens a screen from the front page. */
export const whenFrontClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root(), { attributeFilter: [CLOSED_ATTRIBUTE] })
  })

/** Shows or hides the front page to match the URL; the introduction is shown in the preview. */
export const syncFrontWithUrl = (): void => {
  const { pathname, search } = location
  root().toggleAttribute(CLOSED_ATTRIBUTE, appPath(pathname) !== '/home/' || /[?&]intro=1/.test(search))
}

/**
 * Opens the front page from a document that does not contain it, with a page load.
 * @param path requested app path
 * @returns whether it navigates: false for other paths, and if the document contains the front page or the window is too narrow for it
 */
export const openFrontPage = (path: string): boolean => {
  if (path !== '/home/' || !isWide() || hasFront()) return false
  location.assign(withBase(withFrameQuery(path)))
  return true
}

/**
 * Makes links to home inside the preview open the front page, which is home in a wide window. A back button with a page in
 * the history still goes back to it.
 * @param preview the element around the screens
 * @returns a function that stops it
 */
export const redirectHomeLinks = (preview: HTMLElement): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    // The introduction has the same path.
    if (
      link.origin !== location.origin ||
      pathOf(link.pathname) !== '/home/' ||
      /[?&]intro=/.test(link.search)
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
