import * as v from 'valibot'
import { schemas } from './schemas'

/**
 * What is wrong with an object from outside, in one sentence, or nothing: the schemas that hold the book's own files
 * hold everybody's.
 * @param path database path without the language
 */
export const validate = (path: string, value: unknown): string | undefined => {
  const schema = schemas[path]
  if (!schema) return undefined
  const { success, issues } = v.safeParse(schema, value)
  if (success) return undefined
  const [first] = issues
  return `it is not of the right form: ${v.getDotPath(first) ?? 'the object'}: ${first.message}`
}
