import type { Route } from '@/lib/catalogue'

/** Props of every panel of the inspector. */
export type PanelProps = {
  /** The page on the stage. */
  route: Route
  /** Name under which its screen is taken away; nothing for pages that only make sense in the book. */
  item?: string
}
