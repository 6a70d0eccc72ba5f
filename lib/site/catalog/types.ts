/** One screen of a pattern, at one URL. */
export type CatalogScreen = {
  /** Route without slashes at the ends, e.g. `login/0` or `tab/0/tab/tab1`. Never changes once published. */
  id: string
  /** Key of the section that contains the screen. */
  section: string
  /** Position in the section, counted from 0. */
  index: number
  title: string
  /** Whether the screen is ready. If not, lists show its title without a link, and no page is exported. */
  ready: boolean
}

/** One pattern with all its screens. */
export type Section = {
  /** Identifies the section. Its list of screens is at `items/{key}`, or at `subitems/{key}` if it has a parent. */
  key: string
  /** First part of its screens' URLs. */
  slug: string
  /** Title of the page that lists its screens. */
  title: string
  /** Name of a Lucide icon, in kebab-case. */
  icon: string
  /** Key of the pattern whose page lists this section. The menu lists only sections without a parent. */
  parent?: string
  screens: readonly CatalogScreen[]
}

/** An entry of the side menu. `count` is the number of screens of the pattern; Settings has no count. */
export type MenuEntry = { key: string; label: string; icon: string; path: string; count?: number }

/** A page of the catalog, with its path and its screen. */
export type Route = {
  /** Route without slashes at the ends. It identifies the page. */
  id: string
  /** Name of the screen in components/site/screens/screen-loaders: the id of a screen of a pattern, or a name such as `items`. */
  screen: string
  /** Only for pages that list the screens of a pattern (`items/…` and `subitems/…`): the key of this pattern. */
  listedSectionKey?: string
  title: string
  /** Path with slashes at both ends, without the base path. */
  path: string
  /** Key of the pattern, as in `items/{key}` or `subitems/{key}`; undefined for pages such as home and `textview`. */
  section?: string
  /** Whether the screen is ready. Always true for pages that are not screens of a pattern. */
  ready: boolean
}
