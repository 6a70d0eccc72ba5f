import { engineConfig, onConfigure } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; empty without a key, in which case the map is drawn from the plan (lib/map/plan). */
export let googleMapsApiKey: string = engineConfig.googleMaps?.key ?? ''
/** The map ID of `configure({ googleMaps })`, from Google's console. With a map ID, Google draws advanced markers. */
export let googleMapId: string = engineConfig.googleMaps?.mapId ?? ''

onConfigure(() => {
  googleMapsApiKey = engineConfig.googleMaps?.key ?? ''
  googleMapId = engineConfig.googleMaps?.mapId ?? ''
})

export { onAuthFailure } from '@/lib/map/google-auth-failure'
