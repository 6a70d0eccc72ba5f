import { transitionEvents } from '@/lib/navigation/events'
import { find, parentOf } from '@/lib/site/catalog'
import { newsletterIsDue } from '@/lib/site/newsletter/due'

const isRowOf = (path: string, list: string) => {
  const page = find(path)
  return page !== undefined && parentOf(page)?.path === list
}

/**
 * Offers the newsletter on a list of variants when somebody comes back to it from one of its screens: the screens
 * themselves are never covered. Its code is fetched only then.
 * @returns the way to stop
 */
export const offerAfterVisit = (): (() => void) => {
  if (!newsletterIsDue()) return () => {}
  let left = ''
  let here = ''
  const stop = transitionEvents.subscribe(({ type, path }) => {
    if (type === 'will-leave') left = path
    if (type === 'will-enter') here = path
    if (type !== 'did-enter' || !path.startsWith('/items/') || !isRowOf(left, path)) return
    void import('@/components/site/newsletter/offer-newsletter')
      .then(({ offerNewsletter }) => {
        const overlays = window.patternbook?.overlays
        if (overlays) return offerNewsletter(path, () => here === path, overlays)
      })
      // Offline, most likely: there is another row, another day.
      .catch(() => {})
      .finally(() => !newsletterIsDue() && stop())
  })
  return stop
}
