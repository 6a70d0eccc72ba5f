import { catalogScreens, findSection, type Route } from '@/lib/site/catalog'

const screens = catalogScreens.filter(({ ready }) => ready)

/**
 * Returns the app path of the next or previous screen in the order of the catalog, across all patterns. The list of a pattern
 * precedes its screens. Every other page precedes the first screen.
 * @param direction 1 for the next screen, -1 for the previous screen
 * @returns undefined if there is no next or previous screen
 */
export const adjacentScreenPath = (route: Route, direction: 1 | -1): string | undefined => {
  const index = screens.findIndex(({ id }) => id === route.id)
  const indexForOtherPage = () => {
    const firstScreen = route.section === undefined ? undefined : findSection(route.section)?.screens[0]
    const firstIndex = screens.findIndex(({ id }) => id === firstScreen?.id)
    return direction === 1 ? Math.max(0, firstIndex) : firstIndex - 1
  }
  const adjacentScreen = screens[index >= 0 ? index + direction : indexForOtherPage()]
  return adjacentScreen && `/${adjacentScreen.id}/`
}
