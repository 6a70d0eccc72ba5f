import type { Route } from '@/lib/site/catalog'

/** Props of every panel of the inspector. */
export type PanelProps = {
  /** The current page. */
  route: Route
  /** Name of the registry item with the code of the page; undefined if the page has no code. */
  registryName?: string
}
