import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; without one, the map is drawn from the plan next to this file. */
export let googleMapsApiKey: string = ''
/** The id of a map style in Google's console; with one, Google draws advanced markers. */
export let googleMapId: string = ''

onConfigure(() => {
  googleMapsApiKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

export { onAuthFailure } from '@/lib/map/google-auth-failure'
