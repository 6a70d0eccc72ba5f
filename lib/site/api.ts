/** A member of an export: a property or a method. */
export type ApiMember = {
  name: string
  optional: boolean
  type: string
  /** Text of its doc comment. */
  text: string
}

/** A tag of a doc comment. */
export type ApiTag = { tag: 'param' | 'returns' | 'throws'; name?: string; text: string }

/** One export of an engine, as the documentation shows it. */
export type ApiEntry = {
  name: string
  kind: 'component' | 'function' | 'value' | 'type'
  /** The file that declares it. */
  file: string
  /** Its declaration without its members. */
  signature: string
  /** Text of its doc comment. */
  text: string
  tags: ApiTag[]
  members: ApiMember[]
}

/** The element id of an export on its page. */
export const idOfEntry = (name: string): string => `api-${name}`
