import type L from 'leaflet'

/** Private fields of Leaflet 1.9 for a running zoom. */
type LeafletInternals = {
  _animatingZoom?: boolean
  scrollWheelZoom?: { _timer?: ReturnType<typeof setTimeout> }
}

/**
 * Removes a Leaflet map, even during a zoom. `remove()` alone does not stop Leaflet's timers, which would throw up to 250 ms
 * later.
 * @param map must not be used afterward
 */
export const removeMap = (map: L.Map): void => {
  const internals = map as LeafletInternals
  // The timer that ends a zoom reads this field.
  internals._animatingZoom = false
  // A wheel zoom starts after 40 ms.
  clearTimeout(internals.scrollWheelZoom?._timer)
  // After a drag, the inertia calls `panBy` in the next frame, when the map no longer exists.
  map.panBy = () => map
  map.remove()
}
