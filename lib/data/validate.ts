import * as v from 'valibot'
import { schemas } from './schemas'

/**
 * Validates an object with the schema of the built-in data.
 * @param path database path without the language
 * @returns an error message; undefined if the object is valid, or if the path has no schema
 */
export const validate = (path: string, value: unknown): string | undefined => {
  const schema = schemas[path]
  if (!schema) return undefined
  const { success, issues } = v.safeParse(schema, value)
  if (success) return undefined
  const [first] = issues
  return `it does not match its schema: ${v.getDotPath(first) ?? 'the object'}: ${first.message}`
}
