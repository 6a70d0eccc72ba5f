import { menuKey, type Route, sectionOf, sections } from './catalog'

/** Patterns with a note and without variants. */
const SINGLE = ['home', 'intro', 'listViews', 'textViews', 'settings']

/** Names of all notes, one per pattern: `data/notes/<name>.md`. */
export const NOTES: readonly string[] = [...sections.map(({ key }) => key), ...SINGLE]

/** The patterns of pages whose ids do not contain the key of a pattern. */
const PATTERNS_BY_PAGE: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'intro'],
  settings: ['settings'],
  textview: ['textViews'],
  'image-gallery-subgallery': ['imageGallery'],
  'full-image-gallery': ['imageGallery'],
}

/**
 * Names of the notes about the patterns on a page.
 * @returns an empty list for pages without a pattern, such as the index
 */
export const notesOf = (route: Route): readonly string[] => {
  const own = PATTERNS_BY_PAGE[route.id]
  if (own) return own
  const key = route.section && sectionOf(route.section) ? route.section : menuKey(route)
  return key && NOTES.includes(key) ? [key] : []
}

/** App path of a note for the inspector. */
export const notePath = (name: string): string => `/notes/${name}.json`

/** A note for the inspector. */
export type Note = {
  /** Name of the pattern. */
  title: string
  /** What each of its screens shows, by the id of the screen. */
  screens: Readonly<Record<string, string>>
  /** Its sections: heading, and text as HTML. */
  parts: { title: string; html: string }[]
}
