/** @deprecated The former name of `map/map-gestures`, for apps that already import it. */
export { type MapGestures, type MapHint, mapGestures as tame } from './map-gestures'
