/**
 * Why Google's map is not shown: the build has no key, Google's script is loading, the script cannot be loaded or is late, or
 * Google has rejected the key.
 */
export type FallbackReason = 'noKey' | 'loading' | 'noNetwork' | 'refused'

/**
 * What is shown: Google's map or a fallback, which is a placeholder while Google's script loads and the drawn map in all other
 * cases.
 */
export type MapState = { shown: 'google' } | { shown: 'fallback'; reason: FallbackReason }

/**
 * Signals about the script of Google's map: it has loaded, cannot be loaded, has not loaded in time, or has reported that Google
 * rejects the key.
 */
export type MapSignal = 'loaded' | 'failed' | 'timeout' | 'authFailure'

/** Maximum wait for Google's script, ms. A request that hangs reports no error. */
export const MAP_TIMEOUT_MS = 6000

/** Returns the initial state. @param key Google's key; empty if the build has none */
export const initialMapState = (key: string): MapState => ({
  shown: 'fallback',
  reason: key ? 'loading' : 'noKey',
})

/**
 * Returns the next state after a signal. Without a key, and after a rejection, the state does not change. If Google's map loads
 * late, it replaces the drawn map.
 */
export const mapReducer = (state: MapState, signal: MapSignal): MapState => {
  const reason = state.shown === 'fallback' ? state.reason : undefined
  if (reason === 'noKey' || reason === 'refused') return state
  if (signal === 'authFailure') return { shown: 'fallback', reason: 'refused' }
  if (signal === 'loaded') return state.shown === 'google' ? state : { shown: 'google' }
  return reason === 'loading' ? { shown: 'fallback', reason: 'noNetwork' } : state
}
