/** A screen of a section. */
export type IndexScreen = {
  /** Id of the screen, its URL without the slashes at the ends. */
  id: string
  title: string
  /** Name of its picture; undefined for a screen that does not exist yet. */
  picture?: string
}

/** A section of an index, with its screens or the sections below it. */
export type IndexSection = {
  /** Name of its icon. */
  icon: string
  /** URL of its page. */
  path: string
  /** Key of the parent section. */
  parent?: string
  /** Number of screens. */
  count?: number
  /** Name of its preview picture. */
  picture?: string
  /** Keys of the sections below it. */
  sections: readonly string[]
  screens: readonly IndexScreen[]
}

/** Sections of an index by key. */
export type IndexSections = Readonly<Record<string, IndexSection>>
