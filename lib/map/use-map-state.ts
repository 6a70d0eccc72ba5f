import { useEffect, useReducer } from 'react'
import { googleMapsApiKey, onAuthFailure } from './google'
import { MAP_TIMEOUT_MS, type MapNews, type MapState, next, start } from './state'

/** State of a map, a function that reports signals, and Google's key. */
export type MapHandle = { state: MapState; tell: (news: MapNews) => void; key: string }

/**
 * Decides whether a screen shows Google's map or the drawn map.
 * @param key Google's key; by default, the key of the build
 */
export const useMapState = (key: string = googleMapsApiKey): MapHandle => {
  const [state, tell] = useReducer(next, key, start)
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => tell('late'), MAP_TIMEOUT_MS)
    const unsubscribe = onAuthFailure(() => tell('refused'))
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [key])
  return { state, tell, key }
}
