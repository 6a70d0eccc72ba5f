import type { FrameState } from '../../frame/state'

/** Something that can be found: a pattern, one of its screens, a page beside the book, or a look of the screens or another command. */
export type Entry = {
  /** Key of the pattern, id of the screen, path of the page, or query of the look: unique among all. */
  id: string
  kind: 'pattern' | 'screen' | 'page' | 'look'
  title: string
  /** Of a screen: the id of the pattern that it belongs to. */
  of?: string
  /** App path it is opened at. */
  path: string
  /** Icon name (lucide, kebab-case). */
  icon: string
  /** What it is, in a few words; screens have that of their pattern. */
  about?: string
  /** Its title in Arabic; pages beside the book have none. */
  arabic?: string
  /** Its other names. */
  aliases: readonly string[]
  /** Of a screen: the parts of the kit and the overlays that it is made of. Of a page: what it tells of. */
  parts?: readonly string[]
  /** Of a page: the element id of each thing that it tells of, in their order. */
  places?: readonly string[]
  /** Names that nothing here has, and that this is closest to. */
  near?: readonly string[]
  /** Of a look: the keys of the frame that it sets. */
  look?: Partial<FrameState>
  /** Of a look: what it does instead. */
  command?: 'copy-link' | 'keys'
  /** Names under which its pictures are kept, the most telling one first. */
  shots?: readonly string[]
}

/** From the first letter to the one behind the last. */
export type Span = readonly [from: number, to: number]

/** Why something was found, where its title does not say it. */
export type Reason = {
  kind: 'alias' | 'part' | 'about' | 'arabic'
  text: string
  marks: readonly Span[]
}

/** Something that was found. */
export type Hit = {
  entry: Entry
  /** What of its title was looked for. */
  marks: readonly Span[]
  /** Of a screen: the title of its pattern. */
  section?: { title: string; marks: readonly Span[] }
  reason?: Reason
  /** Of a page: the element id of what answered, where it is one thing on it. */
  place?: string
}

/** Hits of one kind. */
export type Group = {
  id: 'recent' | Entry['kind'] | 'nearest'
  title: string
  hits: readonly Hit[]
}

/** The answer to a query. */
export type Answer = {
  /** The one with the best hit first. */
  groups: readonly Group[]
  /** How many hits there are in them. */
  count: number
  /** Nothing was found, and the one group, if there is one, is what looks most like the query. */
  missed: boolean
  /** Nothing here has that name, and the one group is what is closest to it. */
  absent?: boolean
}
