import { findSection, menuKeyOf, type Route, sections } from './catalog'

/** Keys of the patterns that have a note but no section. */
const PATTERN_KEYS_WITHOUT_SECTION = ['home', 'intro', 'listViews', 'textViews', 'settings']

/** Names of all notes; the text of a note is in `data/notes/<name>.md`. */
export const NOTE_NAMES: readonly string[] = [
  ...sections.map(({ key }) => key),
  ...PATTERN_KEYS_WITHOUT_SECTION,
]

/** Keys of the patterns on pages whose routes have no section, by the id of the page. */
const PATTERN_KEYS_BY_PAGE_ID: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'intro'],
  settings: ['settings'],
  textview: ['textViews'],
  'image-gallery-subgallery': ['imageGallery'],
  'full-image-gallery': ['imageGallery'],
}

/**
 * Returns the names of the notes about the patterns on a page.
 * @returns an empty list for pages without a pattern, such as the list of all patterns
 */
export const noteNamesOf = (route: Route): readonly string[] => {
  const patternKeys = PATTERN_KEYS_BY_PAGE_ID[route.id]
  if (patternKeys) return patternKeys
  const key = route.section && findSection(route.section) ? route.section : menuKeyOf(route)
  return key && NOTE_NAMES.includes(key) ? [key] : []
}

/** Returns the path of the JSON file of a note: below `DATA_BASE`, from where the inspector fetches it, and below `public`. */
export const notePath = (name: string): string => `/notes/${name}.json`

/** The content of the JSON file of a note. */
export type Note = {
  /** Name of the pattern. */
  title: string
  /** What each screen of the pattern shows, by the id of the screen. */
  screens: Readonly<Record<string, string>>
  /** The sections of the note: heading, and text as HTML. */
  sections: { title: string; html: string }[]
}
