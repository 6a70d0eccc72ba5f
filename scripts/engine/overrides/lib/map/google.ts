import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; empty without a key, in which case the map is drawn from the plan (lib/map/plan). */
export let googleMapsApiKey: string = settings.googleMaps?.key ?? ''
/** The map ID of `configure({ googleMaps })`, from Google's console. With a map ID, Google draws advanced markers. */
export let googleMapId: string = settings.googleMaps?.mapId ?? ''

onConfigure(() => {
  googleMapsApiKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

export { onAuthFailure } from '@/lib/map/google-auth-failure'
