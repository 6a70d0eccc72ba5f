/** A block of a documentation page: text, code, or a placeholder for a React component. Created at build time. */
export type DocBlock =
  | { kind: 'html'; html: string }
  /** Code as HTML: one `<span class="line">` per line, colored by the classes `syntax-…`. */
  | { kind: 'code'; html: string }
  /** The place of a component: `name` is its name in the `placeholders` of `DocView`. */
  | { kind: 'placeholder'; name: string }

/** The content under one second-level heading of a page. */
export type DocSection = { id: string; title: string; blocks: readonly DocBlock[] }

/** A page of the documentation. */
export type DocContent = {
  title: string
  /** The content between the title and the first section. */
  introduction: readonly DocBlock[]
  sections: readonly DocSection[]
}
