/** A piece of a page of the documentation: running text, code, or a place for a component, each made at build time. */
export type DocBlock =
  | { kind: 'html'; html: string }
  /** Code as HTML: a line per `<span class="line">`, colored by the classes `tk-…`. */
  | { kind: 'code'; html: string }
  | { kind: 'part'; name: string }

/** What stands under one heading of a page. */
export type DocSection = { id: string; title: string; blocks: readonly DocBlock[] }

/** A page of the documentation. */
export type Doc = {
  title: string
  /** What comes before the first heading. */
  lead: readonly DocBlock[]
  sections: readonly DocSection[]
}
