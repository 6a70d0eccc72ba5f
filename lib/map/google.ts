/** Google's API key of this build; empty without one. Bundlers replace only the literal `process.env.NAME`. */
export const googleMapsApiKey: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? ''
/** Id of a map style in Google's console. With it, advanced markers are used. */
export const googleMapId: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? ''

export { onAuthFailure } from './google-auth-failure'
