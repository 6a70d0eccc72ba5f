/** Loads Google's map. The variable is checked here, so that a build without a key contains none of Google's code. */
export const loadGoogle = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY
  ? () => import('./map-google').then((module) => module.GoogleMap)
  : undefined
