'use client'
import { lazyScreen } from './screen-loaders'

/**
 * A screen by its name in the catalog.
 * @param id e.g. `login/0` or `items`
 * @param sectionKey key of the section that an items or subitems page lists
 */
export function Screen({ id, sectionKey }: { id: string; sectionKey?: string }) {
  const ScreenComponent = lazyScreen(id)
  return <ScreenComponent sectionKey={sectionKey} />
}
