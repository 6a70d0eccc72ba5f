import type { FrameState } from '../../frame/state'

/** An entry of the search: a pattern, a screen, a page outside the shell, or a command. */
export type Entry = {
  /** Unique: key of the pattern, id of the screen, path of the page, query of the look, or `#` and the name of the command. */
  id: string
  kind: 'pattern' | 'screen' | 'page' | 'look'
  title: string
  /** Of a screen: the id of its pattern. */
  patternId?: string
  /** App path that it opens. */
  path: string
  /** Icon name (lucide, kebab-case). */
  icon: string
  /** A short description. */
  about?: string
  /** Its title in Arabic; pages outside the shell have none. */
  arabic?: string
  /** Other names. */
  aliases: readonly string[]
  /** Of a screen: its components and overlays. Of a page: its headings. */
  keywords?: readonly string[]
  /** Of a page: the element id of each heading, in their order. */
  headingIds?: readonly string[]
  /** Names that no screen has and that this is closest to. */
  near?: readonly string[]
  /** For a look: the part of the frame's state that it sets. */
  look?: Partial<FrameState>
  /** Of a command that is not a look: its name. */
  command?: 'copy-link' | 'keys'
  /** Names of its pictures, the main one first. */
  shots?: readonly string[]
}

/** A range of letters: the index of the first, and the index after the last. */
export type Span = readonly [from: number, to: number]

/** Why an entry was found, if its title does not show it. */
export type Reason = {
  kind: 'alias' | 'part' | 'about' | 'arabic'
  text: string
  marks: readonly Span[]
}

/** An entry that was found. */
export type Hit = {
  entry: Entry
  /** The matches in its title. */
  marks: readonly Span[]
  /** Of a screen: the title of its pattern. */
  section?: { title: string; marks: readonly Span[] }
  reason?: Reason
  /** Of a page: the element id of the heading that matched. */
  headingId?: string
}

/** Hits of one kind. */
export type Group = {
  id: 'recent' | Entry['kind'] | 'nearest'
  title: string
  hits: readonly Hit[]
}

/** The result of a query. */
export type Answer = {
  /** The groups, the one with the best hit first. */
  groups: readonly Group[]
  /** Number of hits in them. */
  count: number
  /** True if nothing was found; the only group, if there is one, has similar names. */
  missed: boolean
  /** True if no screen has that name; the only group has the closest matches. */
  absent?: boolean
  /** The looks that the query names in addition to what was found, such as `dark` in `login dark`. */
  looks?: readonly Entry[]
}
