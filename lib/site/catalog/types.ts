/** One screen of a pattern, at one URL. */
export type Variant = {
  /** Route without slashes at the ends, e.g. `login/0` or `tab/0/tab/tab1`. Never changes once published. */
  id: string
  /** Key of the section it belongs to. */
  section: string
  /** Position in its section, counted from 0. */
  index: number
  title: string
  /** False if its screen is not ready: the row is shown without a link and no page is exported. */
  ready: boolean
}

/** One pattern with all its variants. */
export type Section = {
  /** Key used in `items/{key}` and `subitems/{key}`. */
  key: string
  /** First part of its variants' URLs. */
  slug: string
  /** Title of its items page. */
  title: string
  /** Icon name (lucide, kebab-case). */
  icon: string
  /** Key of the section whose page lists this one, which the menu then does not list. */
  parent?: string
  variants: readonly Variant[]
}

/** A row of the side menu, with its number of screens. A press makes its page the only page of the stack. */
export type MenuEntry = { key: string; label: string; icon: string; path: string; count?: number }

/** The page at a path of the app. */
export type Route = {
  /** Route without slashes at the ends; the key of the page stack. */
  id: string
  /** Name of the screen in components/site/screens/registry: the variant's id, or `home`, `items` … */
  screen: string
  /** Key of the section that an items or subitems page lists. */
  param?: string
  title: string
  /** Path with slashes at both ends, without the base path. */
  path: string
  section?: string
  ready: boolean
}
