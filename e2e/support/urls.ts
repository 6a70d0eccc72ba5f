import type { Dir, Mode } from '@/lib/frame/state'
import { exportedRoutes, type Route } from '@/lib/site/catalog'

/** A look: platform, direction, and theme. `ios: '18'` or `md: 'baseline'` selects the older generation. */
export type Look = { mode: Mode; dir: Dir; theme: 'light' | 'dark'; ios?: '18'; md?: 'baseline' }

/** All eight looks of the current generations. */
export const looks: readonly Look[] = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** All eight looks of the older generations. */
export const olderLooks: readonly Look[] = looks.map((look) =>
  look.mode === 'ios' ? { ...look, ios: '18' } : { ...look, md: 'baseline' },
)

/** The exported routes of the catalog. The documentation, the lab, and some other pages are not among them. */
export const catalogRoutes: readonly Route[] = exportedRoutes

/** The first screen of each section. */
export const firstScreens: readonly Route[] = [
  ...new Map(
    exportedRoutes
      .filter(isPatternScreen)
      .reverse()
      .map((route) => [route.section, route]),
  ).values(),
].reverse()

/** Returns whether a route is a screen of a pattern, not a list or another page. */
export function isPatternScreen(route: Route): boolean {
  return route.screen === route.id && route.section !== undefined
}

/** Adds a look or other query parameters to a path that has none: `urlWithQuery('/login/0/', { mode: 'md' })`. */
export const urlWithQuery = (path: string, query: Partial<Look> & Record<string, string> = {}): string => {
  const queryString = new URLSearchParams(query as Record<string, string>).toString()
  return queryString ? `${path}?${queryString}` : path
}

/** Returns the name of a look, e.g. `md rtl dark` or `md baseline rtl dark`. */
export const lookName = ({ mode, ios, md, dir, theme }: Look): string =>
  [mode, ios ?? md, dir, theme].filter(Boolean).join(' ')

/**
 * Returns a pattern for `toHaveTitle` that matches the document title of a page. In right-to-left layouts, pages are in Arabic by
 * default, so the pattern matches any title with Arabic letters.
 */
export const documentTitlePattern = ({ title }: Route, dir: Look['dir']): RegExp =>
  dir === 'rtl' ? /[\u0600-\u06ff]/ : new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
