import { firstTabPath } from './first-tab'
import { childSectionsOf, findSection, menuEntries, patternsWithoutSection } from './menu'
import { sections } from './sections'
import type { CatalogScreen, Route, Section } from './types'

export { appPath, withBase } from '../../navigation/href'
export { dataPath } from './data-path'
export type { CatalogScreen, MenuEntry, Route, Section } from './types'
export { childSectionsOf, findSection, menuEntries, patternsWithoutSection, sections }

/** The screens of all patterns, each with its own URL. */
export const catalogScreens: readonly CatalogScreen[] = sections.flatMap((s) => s.screens)

/** Patterns without a section: three single screens, the introduction, and the page that lists the list views. */
const PATTERN_KEYS_WITHOUT_SECTION = ['home', 'intro', 'listViews', 'textViews', 'settings'] as const

/** The numbers of patterns and of their screens, which pages of the site show. */
export const catalogCounts = {
  patterns: sections.length + PATTERN_KEYS_WITHOUT_SECTION.length,
  screens: catalogScreens.length,
}

const createPageRoute = (id: string, title: string, ready = true): Route => ({
  id,
  screen: id,
  title,
  path: `/${id}/`,
  ready,
})

const pageRoutes: Route[] = [
  createPageRoute('home', 'Patternbook'),
  createPageRoute('list', 'All patterns'),
  createPageRoute('settings', 'Settings'),
  createPageRoute('textview', 'Typography'),
  createPageRoute('image-gallery-subgallery', 'Gallery'),
  createPageRoute('full-image-gallery', 'Photo'),
]

const createListRoute = (kind: 'items' | 'subitems', key: string, title: string): Route => ({
  id: `${kind}/${key}`,
  screen: kind,
  listedSectionKey: key,
  title,
  path: `/${kind}/${key}/`,
  section: key,
  ready: true,
})

const itemsRoutes = menuEntries
  .filter((entry) => entry.key !== 'settings')
  .map((m) =>
    createListRoute(
      'items',
      m.key,
      patternsWithoutSection[m.key as keyof typeof patternsWithoutSection]?.title ?? m.label,
    ),
  )
const subitemsRoutes = childSectionsOf('listViews').map((s) => createListRoute('subitems', s.key, s.title))
const screenRoutes = catalogScreens.map(
  (screen): Route => ({
    id: screen.id,
    screen: screen.id,
    title: screen.title,
    path: `/${screen.id}/`,
    section: screen.section,
    ready: screen.ready,
  }),
)

/** All routes of the catalog, including those of screens that are not ready. */
export const routes: readonly Route[] = [...pageRoutes, ...itemsRoutes, ...subitemsRoutes, ...screenRoutes]

/** The routes whose screens are ready. The other routes have no page in the export. */
export const exportedRoutes: readonly Route[] = routes.filter((r) => r.ready)

const routesById = new Map(exportedRoutes.map((r) => [r.id, r]))

/**
 * Returns the route at a path. For the empty path, this is home; for the path of a tab bar, it is the route of the first tab.
 * @returns undefined if the path is unknown or its screen is not ready
 */
export const findRoute = (path: string): Route | undefined => {
  const id = path.replace(/^\/+|\/+$/g, '') || 'home'
  return routesById.get(firstTabPath(`/${id}/`).slice(1, -1))
}

/** Returns the key of the menu entry of a route: `listViews` for the four list views; undefined for routes without an entry. */
export const menuKeyOf = (route: Route | undefined): string | undefined => {
  if (!route) return undefined
  if (route.id === 'settings') return 'settings'
  if (route.id === 'textview') return 'textViews'
  const section: Section | undefined = route.section ? findSection(route.section) : undefined
  return section?.parent ?? route.section
}

/** Returns the parent of a route, such as the page that lists a screen; undefined for home. */
export const parentRouteOf = (route: Route): Route | undefined => {
  if (route.screen === 'textview') return findRoute('items/textViews')
  if (route.screen === 'subitems') return findRoute('items/listViews')
  const section = route.section && route.screen !== 'items' ? findSection(route.section) : undefined
  if (section) return findRoute(section.parent ? `subitems/${section.key}` : `items/${section.key}`)
  return route.id === 'home' ? undefined : findRoute('home')
}
