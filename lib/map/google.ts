/** The Google Maps API key of this build; empty if the build has none. Bundlers replace only the literal `process.env.NAME`. */
export const googleMapsApiKey: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? ''
/** ID of a map style in Google's console; empty if the build has none. Advanced markers require a map ID. */
export const googleMapId: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? ''

export { onAuthFailure } from './google-auth-failure'
