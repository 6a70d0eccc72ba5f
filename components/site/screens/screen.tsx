'use client'
import { screenOf } from './registry'

/**
 * A screen by its name in the catalog.
 * @param id e.g. `login/0` or `items`
 * @param type the `{type}` of items and subitems pages
 */
export function Screen({ id, type }: { id: string; type?: string }) {
  const Content = screenOf(id)
  return <Content type={type} />
}
