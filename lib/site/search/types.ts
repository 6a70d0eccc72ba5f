import type { FrameState } from '../../frame/state'

/** An entry of the search: a pattern, a screen, another page, or a command. */
export type SearchEntry = {
  /**
   * Unique ID: key of the pattern (path of the page for an overlay, such as `/patterns/modal/`), ID of the screen, path of the
   * page, query string that sets the look (such as `?theme=dark`), or `#` and the name of the command.
   */
  id: string
  kind: 'pattern' | 'screen' | 'page' | 'command'
  title: string
  /** Of a screen: the ID of its pattern. */
  patternId?: string
  /** App path that the entry opens, without the base path of the site; empty if a command opens none. */
  path: string
  /** Name of a Lucide icon, in kebab-case. */
  icon: string
  description?: string
  /** The title in Arabic, of patterns and screens; pages and commands have none. */
  arabicTitle?: string
  /** Other names. */
  aliases: readonly string[]
  /** Of a screen: its components and overlays. Of a page: its headings and listed exports. Common names are omitted. */
  keywords?: readonly string[]
  /** Of a page: the element IDs of its headings and listed exports, in the order of `keywords`. */
  elementIds?: readonly string[]
  /** Names that no screen has, and for which this entry is the closest match (unavailable-terms.ts). */
  unavailableTerms?: readonly string[]
  /** Of a command that changes the look of the screens, such as the theme: the part of the frame's state that it sets. */
  look?: Partial<FrameState>
  /** Of a command that does not change the look: its name. */
  command?: 'copy-link' | 'shortcuts'
  /** Registry names of the screens whose screenshots the search shows for the entry, the main one first. */
  screenshotRegistryNames?: readonly string[]
}

/** A range of characters: the index of the first character, and the index after the last one. */
export type TextRange = readonly [from: number, to: number]

/** Why an entry was found, if its title does not show it. */
export type MatchReason = {
  kind: 'alias' | 'keyword' | 'description' | 'arabic'
  text: string
  matchRanges: readonly TextRange[]
}

/** An entry that was found. */
export type Hit = {
  entry: SearchEntry
  /** The ranges of the title that match the query. */
  matchRanges: readonly TextRange[]
  /** Of a screen: the title of its pattern. */
  pattern?: { title: string; matchRanges: readonly TextRange[] }
  reason?: MatchReason
  /** Of a page: the element ID of the heading or export that matched. */
  elementId?: string
}

/** Hits under one title. `recent` contains the recently opened results, and `nearest` the closest ones if nothing was found. */
export type SearchGroup = {
  id: 'recent' | SearchEntry['kind'] | 'nearest'
  title: string
  hits: readonly Hit[]
}

/** The result of a query. */
export type SearchResult = {
  /** The groups, in the order in which they are shown. */
  groups: readonly SearchGroup[]
  /** Number of hits in all groups. */
  hitCount: number
  /**
   * True if nothing was found. The only group, if there is one, then contains entries with similar names or, if `isUnavailableTerm`
   * is true, the closest matches.
   */
  isNotFound: boolean
  /** True if the query is a name that no screen has (unavailable-terms.ts). The only group then contains the closest matches. */
  isUnavailableTerm?: boolean
  /** Entries of the looks that the query also names, such as `dark` in `login dark`. */
  looks?: readonly SearchEntry[]
}
