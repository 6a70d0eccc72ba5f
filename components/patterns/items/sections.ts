/** A screen of a section. */
export type IndexScreen = {
  /** Id of the screen, its address without the slashes at the ends. */
  id: string
  title: string
  /** Name of its picture; missing for a screen that does not exist yet. */
  picture?: string
}

/** An entry of an index: a section with its screens, or with the sections below it. */
export type IndexSection = {
  /** Name of its icon. */
  icon: string
  /** Address of its page. */
  path: string
  /** Key of the section that lists it. */
  parent?: string
  /** Number of screens. */
  count?: number
  /** Name of the picture that represents it. */
  picture?: string
  /** Keys of the sections below it. */
  sections: readonly string[]
  screens: readonly IndexScreen[]
}

/** Entries of an index by key. */
export type IndexSections = Readonly<Record<string, IndexSection>>
