import { readQuery } from '../../frame/query'
import { EMBED_KEYS, type EmbedState, isMessage, isObject } from './protocol'

/**
 * Validates the `set` message of an embedding page.
 * @param warn called once per invalid value, as for the query
 * @returns the query parameters with valid values, and with `undefined` for those to reset; undefined for any other data
 */
export const readSet = (data: unknown, warn?: (message: string) => void): EmbedState | undefined => {
  if (!isMessage(data) || data.type !== 'set' || !isObject(data.state)) return undefined
  const { state } = data
  const query = new URLSearchParams()
  const dropped: EmbedState = {}
  for (const key of EMBED_KEYS) {
    if (!Object.hasOwn(state, key)) continue
    if (state[key] === null) dropped[key] = undefined
    // An object is not a valid value, and its own `toString` could throw.
    else query.set(key, typeof state[key] === 'object' ? '{}' : String(state[key]))
  }
  return { ...(readQuery(query.toString(), warn) as EmbedState), ...dropped }
}
