import type { Dir, Mode } from '@/lib/frame/state'
import { exportedRoutes, type Route } from '@/lib/site/catalog'

/** A look: platform, direction, and theme; with `ios` or `md` in the older generation of the platform. */
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

/** Every page of the export. */
export const pages: readonly Route[] = exportedRoutes

/** The first screen of each section. */
export const firstOfSections: readonly Route[] = [
  ...new Map(
    exportedRoutes
      .filter(isVariant)
      .reverse()
      .map((route) => [route.section, route]),
  ).values(),
].reverse()

/** Whether a route is a screen of a pattern, and not a list or another page. */
export function isVariant(route: Route): boolean {
  return route.screen === route.id && route.section !== undefined
}

/** Adds a look or other parameters to the query of a URL: `urlWithQuery('/login/0/', { mode: 'md' })`. */
export const urlWithQuery = (path: string, keys: Partial<Look> & Record<string, string> = {}): string => {
  const query = new URLSearchParams(keys as Record<string, string>).toString()
  return query ? `${path}?${query}` : path
}

/** Name of a look, e.g. `md rtl dark`, or `md baseline rtl dark`. */
export const named = ({ mode, ios, md, dir, theme }: Look): string =>
  [mode, ios ?? md, dir, theme].filter(Boolean).join(' ')

/**
 * What the title of a document contains: the English title of its route, or Arabic letters if the page is in Arabic.
 *
 * @returns the title as a pattern for `toHaveTitle`
 */
export const documentTitle = ({ title }: Route, dir: Look['dir']): RegExp =>
  dir === 'rtl' ? /[\u0600-\u06ff]/ : new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
