import { useEffect, useReducer } from 'react'
import { googleMapsApiKey, onAuthFailure } from './google'
import { MAP_TIMEOUT_MS, type MapNews, type MapState, next, start } from './state'

/** State of a map, and a function that sends signals to it; `key` is Google's key. */
export type MapHandle = { state: MapState; tell: (news: MapNews) => void; key: string }

/**
 * Decides which map a screen shows.
 * @param key Google's key; that of the build by default
 */
export const useMapState = (key: string = googleMapsApiKey): MapHandle => {
  const [state, tell] = useReducer(next, key, start)
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => tell('late'), MAP_TIMEOUT_MS)
    const stop = onAuthFailure(() => tell('refused'))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [key])
  return { state, tell, key }
}
