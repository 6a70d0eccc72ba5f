import { useEffect, useReducer } from 'react'
import { googleKey, onRefused } from './google'
import { MAP_TIMEOUT_MS, type MapNews, type MapState, next, start } from './state'

/** What a map shows, and the way to tell it news; `key` is the one it was made with. */
export type MapHandle = { state: MapState; tell: (news: MapNews) => void; key: string }

/**
 * Decides which map a screen shows, and keeps the reason.
 * @param key Google's key, that of the build unless given
 */
export const useMapState = (key: string = googleKey): MapHandle => {
  const [state, tell] = useReducer(next, key, start)
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => tell('late'), MAP_TIMEOUT_MS)
    const stop = onRefused(() => tell('refused'))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [key])
  return { state, tell, key }
}
