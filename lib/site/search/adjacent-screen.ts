import { type Route, sectionOf, variants } from '@/lib/site/catalog'

const finished = variants.filter(({ ready }) => ready)

/**
 * The screen before or after a page, in the order of the book; through all patterns, so that one key leads from the
 * first screen to the last. The list of a pattern stands before its screens, every other page before the book.
 * @param step 1 for the next one, -1 for the one before
 * @returns its app path; nothing at the ends
 */
export const adjacentScreen = (route: Route, step: 1 | -1): string | undefined => {
  const at = finished.findIndex(({ id }) => id === route.id)
  const inFront = () => {
    const first = route.section === undefined ? undefined : sectionOf(route.section)?.variants[0]
    const place = finished.findIndex(({ id }) => id === first?.id)
    return step === 1 ? Math.max(0, place) : place - 1
  }
  const found = finished[at >= 0 ? at + step : inFront()]
  return found && `/${found.id}/`
}
