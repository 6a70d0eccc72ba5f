import { readQuery } from '../../frame/query'
import { EMBED_PARAMETERS, type EmbedState, isObject, isProtocolMessage } from './protocol'

/**
 * Reads a `set` message from an embedding page and validates its values.
 * @param warn called once for each invalid value, with a message
 * @returns the query parameters that have valid values, and `undefined` for parameters to reset; undefined if `data` is not a
 *   `set` message
 */
export const readSetMessage = (data: unknown, warn?: (message: string) => void): EmbedState | undefined => {
  if (!isProtocolMessage(data) || data.type !== 'set' || !isObject(data.state)) return undefined
  const { state } = data
  const query = new URLSearchParams()
  const resets: EmbedState = {}
  for (const key of EMBED_PARAMETERS) {
    if (!Object.hasOwn(state, key)) continue
    if (state[key] === null) resets[key] = undefined
    // An object is not a valid value, and its `toString` could throw. `{}` is an invalid value of every parameter.
    else query.set(key, typeof state[key] === 'object' ? '{}' : String(state[key]))
  }
  return { ...(readQuery(query.toString(), warn) as EmbedState), ...resets }
}
