import type { Route } from '@/lib/site/catalog'

/** Props of every panel of the inspector. */
export type PanelProps = {
  /** The page on the stage. */
  route: Route
  /** Name of the item with its code. */
  item?: string
}
