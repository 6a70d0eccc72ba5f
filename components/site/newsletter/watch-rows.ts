import { find, parentOf } from '@/lib/catalogue'
import { transitionEvents } from '@/lib/navigation/events'
import { newsletterIsDue } from '@/lib/site/newsletter/due'

const isList = (path: string) => path.startsWith('/items/')
const isRowOf = (path: string, list: string) => {
  const page = find(path)
  return page !== undefined && parentOf(page)?.path === list
}

/**
 * Offers the newsletter when somebody has gone through a row of a list of variants and the screen has arrived
 * (behaviour §1.3, where the offer took the place of the screen). Its code is fetched only then.
 * @returns the way to stop
 */
export const watchRows = (): (() => void) => {
  if (!newsletterIsDue()) return () => {}
  let list: string | undefined
  let here = ''
  const stop = transitionEvents.subscribe(({ type, path }) => {
    if (type === 'will-leave') list = isList(path) ? path : undefined
    if (type === 'will-enter') here = path
    if (type !== 'did-enter' || !list || !isRowOf(path, list)) return
    const arrivedAt = path
    void import('@/components/site/newsletter/offer-newsletter')
      .then(({ offerNewsletter }) => {
        const overlays = window.patternbook?.overlays
        if (overlays) return offerNewsletter(overlays, () => here === arrivedAt)
      })
      // Offline, most likely: there is another row, another day.
      .catch(() => {})
      .finally(() => !newsletterIsDue() && stop())
  })
  return stop
}
