/** A member of an exported type: a property or a method. */
export type ApiMember = {
  name: string
  optional: boolean
  type: string
  /** Text of the doc comment of the member. */
  text: string
}

/** A tag of a doc comment. */
export type ApiTag = { tag: 'param' | 'returns' | 'throws'; name?: string; text: string }

/** One export of an engine, as the documentation shows it. */
export type ApiEntry = {
  name: string
  kind: 'component' | 'function' | 'value' | 'type'
  /** Path of the file that declares the export, from the root of the repository. */
  file: string
  /** The declaration without its members. */
  signature: string
  /** Text of the doc comment of the export. */
  text: string
  tags: ApiTag[]
  members: ApiMember[]
}

/** Returns the element id of an export on its documentation page. */
export const apiEntryElementId = (name: string): string => `api-${name}`
