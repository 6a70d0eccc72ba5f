/** Google's API key of this build; empty without one. Written in full, so that bundlers can remove code. */
export const googleKey: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? ''
/** Id of a map style in Google's console. With it, advanced markers are used. */
export const googleMapId: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? ''

export { onRefused } from './google-refused'
