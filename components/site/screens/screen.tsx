'use client'
import { lazyScreen } from './screen-loaders'

/**
 * A screen by its ID in the catalog.
 * @param id e.g. `login/0` or `items`
 * @param sectionKey key of the section that the `items` or `subitems` screen lists
 */
export function Screen({ id, sectionKey }: { id: string; sectionKey?: string }) {
  const ScreenComponent = lazyScreen(id)
  return <ScreenComponent sectionKey={sectionKey} />
}
