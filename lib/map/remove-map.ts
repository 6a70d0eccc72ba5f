import type L from 'leaflet'

/** What Leaflet 1.9 keeps to itself of a zoom that is under way. */
type Internals = { _animatingZoom?: boolean; scrollWheelZoom?: { _timer?: ReturnType<typeof setTimeout> } }

/**
 * Removes a Leaflet map, also in the middle of a zoom. `remove()` alone leaves Leaflet's timers running: up to 250 ms later
 * they move panes that are no longer there, and throw.
 * @param map must not be used afterwards
 */
export const removeMap = (map: L.Map): void => {
  const internals = map as Internals
  // Asked by the timer that ends a zoom.
  internals._animatingZoom = false
  // The wheel zooms once it has rested for 40 ms.
  clearTimeout(internals.scrollWheelZoom?._timer)
  // The last drag goes on by inertia with the next frame.
  map.panBy = () => map
  map.remove()
}
