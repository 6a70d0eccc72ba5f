/**
 * Loads the component of the Google map; undefined if the build has no API key. The check is here, so that a build without a key
 * does not contain the code of the component.
 */
export const loadGoogleMap = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
  ? () => import('./map-google').then((module) => module.GoogleMap)
  : undefined
