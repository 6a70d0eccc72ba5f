import { loadFront } from '@/components/site/front/front-state'
import { drawer } from '@/components/site/shell/menu/drawer'
import { blockPresses } from '@/lib/gesture/block-presses'
import { appPath } from '@/lib/navigation/href'
import { navigate } from '@/lib/navigation/navigate'
import { travel } from '@/lib/navigation/travel'
import { find } from '@/lib/site/catalog'
import { entryUrl, stripQuery } from './entry-url'
import type { SearchContext } from './search-context'

/**
 * Goes from a page of the book to something that was found: as root, like the entries of the side menu, which is closed
 * where it is a drawer.
 */
export const openEntry: SearchContext['open'] = (entry, place) => {
  const { path } = entry
  const here = appPath(location.pathname)
  // Beside the book; or the page we are on in another state, which it only asks for when it begins.
  if (!find(stripQuery(path)) || (path !== here && stripQuery(path) === here)) {
    location.assign(entryUrl(entry, place))
    return
  }
  if (loadFront(path)) return
  const wasDrawer = drawer.isOpen()
  const menuClosed = drawer.close()
  if (path === here) return
  const pageShown = navigate(travel(path), { direction: 'root' })
  // The second tap of two was for the row, not for the page that comes in its place.
  if (wasDrawer) blockPresses(Promise.allSettled([menuClosed, pageShown]))
}
