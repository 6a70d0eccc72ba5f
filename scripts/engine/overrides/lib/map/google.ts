import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; without one the map is drawn from the plan next to this file. */
export let googleKey: string = ''
/** The id of a map style in Google's console; with one, Google draws advanced markers. */
export let googleMapId: string = ''

onConfigure(() => {
  googleKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

export { onRefused } from '@/lib/map/google-refused'
