/** Loads the component that shows Google's map. Called only for a map with a Google Maps API key. */
export const loadGoogleMap = () => import('@/components/ui/map-google').then((module) => module.GoogleMap)
