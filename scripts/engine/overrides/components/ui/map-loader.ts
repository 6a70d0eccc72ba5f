/** Loads the component that shows Google's map. Called only if `configure({ googleMaps })` has set a key. */
export const loadGoogleMap = () => import('@/components/ui/map-google').then((module) => module.GoogleMap)
