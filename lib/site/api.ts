/** A part of something that is exported: a property or a method. */
export type ApiMember = {
  name: string
  optional: boolean
  type: string
  /** What its doc comment says. */
  text: string
}

/** What a doc comment says about one thing besides its text. */
export type ApiTag = { tag: 'param' | 'returns' | 'throws'; name?: string; text: string }

/** One export of an engine, as the documentation shows it. */
export type ApiEntry = {
  name: string
  kind: 'component' | 'function' | 'value' | 'type'
  /** The file that declares it. */
  file: string
  /** Its declaration without what stands in `members`. */
  signature: string
  /** What its doc comment says. */
  text: string
  tags: ApiTag[]
  members: ApiMember[]
}

/** The element id of an export on its page. */
export const idOfEntry = (name: string): string => `api-${name}`
