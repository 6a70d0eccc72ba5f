import { drawer } from '@/components/shell/drawer'
import { travel } from '@/components/ui/travel'
import { find } from '@/lib/catalogue'
import { appPath } from '@/lib/catalogue/href'
import { holdPresses } from '@/lib/gesture/hold-presses'
import type { Entry } from '@/lib/search/types'
import { navigate } from '@/lib/transition/navigate'
import { addressOf, bare } from './address-of'

/**
 * Goes from a page of the book to something that was found: as root, like the entries of the side menu, which is closed
 * where it is a drawer.
 */
export const openEntry = (entry: Entry): void => {
  const { path } = entry
  const here = appPath(location.pathname)
  // Beside the book; or the page we are on in another state, which it only asks for when it begins.
  if (!find(bare(path)) || (path !== here && bare(path) === here)) {
    location.assign(addressOf(entry))
    return
  }
  const wasDrawer = drawer.isOpen()
  const gone = drawer.close()
  if (path === here) return
  const come = navigate(travel(path), { direction: 'root' })
  // The second tap of two was for the row, not for the page that comes in its place.
  if (wasDrawer) holdPresses(Promise.allSettled([gone, come]))
}
