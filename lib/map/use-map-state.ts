import { useEffect, useReducer } from 'react'
import { googleMapsApiKey, onAuthFailure } from './google'
import { initialMapState, MAP_TIMEOUT_MS, type MapSignal, type MapState, mapReducer } from './state'

/** State of a map, a function that reports signals, and Google's key. */
export type MapHandle = { state: MapState; dispatch: (signal: MapSignal) => void; apiKey: string }

/**
 * Decides whether a screen shows Google's map or the drawn map.
 * @param apiKey Google's key; by default, the key of the build
 */
export const useMapState = (apiKey: string = googleMapsApiKey): MapHandle => {
  const [state, dispatch] = useReducer(mapReducer, apiKey, initialMapState)
  useEffect(() => {
    if (!apiKey) return
    const timer = setTimeout(() => dispatch('timeout'), MAP_TIMEOUT_MS)
    const unsubscribe = onAuthFailure(() => dispatch('authFailure'))
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [apiKey])
  return { state, dispatch, apiKey }
}
