/** Why the drawn map is there instead of Google's. */
export type Reason = 'noKey' | 'loading' | 'noNetwork' | 'refused'

/** Which map is shown. */
export type MapState = { shown: 'google' } | { shown: 'fallback'; reason: Reason }

/**
 * What becomes known about Google's map: its script is there; it cannot be loaded; it has kept us waiting too long; it
 * does not accept the key.
 */
export type MapNews = 'loaded' | 'failed' | 'late' | 'refused'

/** How long Google's script may take before the drawn map steps in, ms. A request that hangs never says so itself. */
export const MAP_TIMEOUT_MS = 6000

/** The state at the beginning. @param key Google's key; empty when the build has none, and then for good */
export const start = (key: string): MapState => ({ shown: 'fallback', reason: key ? 'loading' : 'noKey' })

/**
 * The state after some news. Without a key there is no news, and a refusal is final. What arrives late is still welcome:
 * the drawn map makes way.
 */
export const next = (state: MapState, news: MapNews): MapState => {
  const reason = state.shown === 'fallback' ? state.reason : undefined
  if (reason === 'noKey' || reason === 'refused') return state
  if (news === 'refused') return { shown: 'fallback', reason: 'refused' }
  if (news === 'loaded') return state.shown === 'google' ? state : { shown: 'google' }
  return reason === 'loading' ? { shown: 'fallback', reason: 'noNetwork' } : state
}
