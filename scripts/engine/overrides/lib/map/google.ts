import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; without one the map is drawn from the plan beside this file. */
export let googleKey: string = ''
/** The id of a map style in Google's console; with it markers are the new kind. */
export let googleMapId: string = ''

onConfigure(() => {
  googleKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

export { onRefused } from '@/lib/map/google-refused'
