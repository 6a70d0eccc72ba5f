import { pageStackEvents } from '@/lib/navigation/events'
import { findRoute, parentRouteOf } from '@/lib/site/catalog'
import { shouldOfferNewsletter } from '@/lib/site/newsletter/should-offer-newsletter'

const isListedOn = (path: string, listPath: string) => {
  const page = findRoute(path)
  return page !== undefined && parentRouteOf(page)?.path === listPath
}

/**
 * Offers the newsletter, if it is due, when the user returns to the list of a section from a page in this list, so that the offer
 * never appears on a screen of a pattern. The code of the newsletter is loaded only then.
 * @returns a function that stops observing the user's navigation
 */
export const offerNewsletterOnReturn = (): (() => void) => {
  if (!shouldOfferNewsletter()) return () => {}
  let leftPath = ''
  let currentPath = ''
  const unsubscribe = pageStackEvents.subscribe(({ type, path }) => {
    if (type === 'will-leave') leftPath = path
    if (type === 'will-enter') currentPath = path
    if (type !== 'did-enter' || !path.startsWith('/items/') || !isListedOn(leftPath, path)) return
    void import('@/components/site/newsletter/offer-newsletter')
      .then(({ offerNewsletter }) => {
        const overlays = window.patternbook?.overlays
        if (overlays) return offerNewsletter(path, () => currentPath === path, overlays)
      })
      // If the code cannot be loaded, probably because the browser is offline, the next return to a list tries again.
      .catch(() => {})
      .finally(() => !shouldOfferNewsletter() && unsubscribe())
  })
  return unsubscribe
}
