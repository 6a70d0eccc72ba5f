/**
 * Loads Google's map; undefined without an API key. The check is here, so that a build without a key does not contain the code of
 * the Google map.
 */
export const loadGoogleMap = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
  ? () => import('./map-google').then((module) => module.GoogleMap)
  : undefined
