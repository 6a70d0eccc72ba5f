'use client'
import { lazyScreen } from './registry'

/**
 * A screen by its name in the catalog.
 * @param id e.g. `login/0` or `items`
 * @param type the `{type}` of items and subitems pages
 */
export function Screen({ id, type }: { id: string; type?: string }) {
  const Content = lazyScreen(id)
  return <Content type={type} />
}
