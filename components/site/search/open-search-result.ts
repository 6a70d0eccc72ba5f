import { openFrontPage } from '@/components/site/front/front-state'
import { drawer } from '@/components/site/shell/menu/drawer'
import { blockPresses } from '@/lib/gesture/block-presses'
import { appPath } from '@/lib/navigation/href'
import { navigate } from '@/lib/navigation/navigate'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { findRoute } from '@/lib/site/catalog'
import { entryUrl, stripQuery } from './entry-url'
import type { PageCommands } from './page-commands'

/**
 * Opens a search result: with a page load if necessary; otherwise, as the root of the page stack, like an item of the side menu.
 * In the second case, an open drawer closes.
 */
export const openSearchResult: PageCommands['openSearchResult'] = (entry, elementId) => {
  const { path } = entry
  const currentPath = appPath(location.pathname)
  // A page without a screen needs a page load. So does the current page with another URL query, because the page
  // reads the URL query only when it loads.
  if (!findRoute(stripQuery(path)) || (path !== currentPath && stripQuery(path) === currentPath)) {
    location.assign(entryUrl(entry, elementId))
    return
  }
  if (openFrontPage(path)) return
  const wasDrawerOpen = drawer.isOpen()
  const menuClosePromise = drawer.close()
  if (path === currentPath) return
  const navigationPromise = navigate(withFrameQuery(path), { direction: 'root' })
  // Ignores the second tap of a double tap, which would press the new page.
  if (wasDrawerOpen) blockPresses(Promise.allSettled([menuClosePromise, navigationPromise]))
}
