/** A screen of a section. */
export type IndexScreen = {
  /** ID of the screen: its URL path without the slashes at both ends. */
  id: string
  title: string
  /** Name of the screen's picture. Undefined for a screen that does not exist yet. */
  picture?: string
}

/** A section of the index, with its screens or the sections that it contains. */
export type IndexSection = {
  /** Name of the section's icon. */
  icon: string
  /** URL of the section's page without the base path, such as `/items/login/`. */
  path: string
  /** Key of the section that contains this one, if any. */
  parentKey?: string
  /** Number of screens, including those of contained sections. Undefined for a section that is a single page. */
  count?: number
  /** Name of the picture of a screen of the section, for the index. Undefined for a section without screens. */
  picture?: string
  /** Keys of the sections that this section contains. */
  subsectionKeys: readonly string[]
  screens: readonly IndexScreen[]
}

/** Sections of the index by key. */
export type IndexSections = Readonly<Record<string, IndexSection>>
