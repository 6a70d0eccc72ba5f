'use client'
import './map-view.css'
import type { GestureHandling } from '@patternbook/engine/map/map-gestures'
import { isOnPlan, PLAN_ORIGIN } from '@patternbook/engine/map/plan'
import { planPictureUrl } from '@patternbook/engine/map/plan-picture'
import type { MapHandle } from '@patternbook/engine/map/use-map-state'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { loadGoogleMap } from './map-loader'
import { MapPin } from './map-pin'

/** What a map shows: the place (in degrees), the zoom level, and whether there are controls for map type and street view. */
export type MapData = {
  lat: number
  lng: number
  zoom: number
  mapTypeControl: boolean
  streetViewControl: boolean
}

/** Center (in degrees) and zoom level of a map. MapView stores them for the next time that a live map is created. */
export type MapViewport = { lat: number; lng: number; zoom: number }

/** Props of the two live maps: the Google map and the drawn map. */
export type LiveMapProps = Pick<MapViewProps, 'map' | 'mapHandle' | 'label' | 'markerLabel'> & {
  gestureHandling: GestureHandling
  /** Returns the stored center and zoom level. */
  getViewport: () => MapViewport
  /** Called when the center or the zoom level changes. */
  onViewportChange: (viewport: MapViewport) => void
  /** Called with true when the map has become visible, and with false when it is no longer visible. */
  onReadyChange: (isReady: boolean) => void
}

/** Props of MapView. */
export type MapViewProps = {
  map: MapData
  /** Returned by `useMapState()`, which decides which map is shown. */
  mapHandle: MapHandle
  /** Accessible name: what the map shows. */
  label: string
  /** Accessible name of the marker in the center. */
  markerLabel: string
  /** With `greedy`, for pages that do not scroll, one finger pans the map, and the wheel zooms it without a modifier key. */
  gestureHandling?: GestureHandling
  /** Size and shape; `[--map-bottom-inset:…]` is the height of an element that covers the lower edge of the map. */
  className?: string
}

/** An interactive map: Google Maps or the drawn map. */
type LiveMap = ComponentType<LiveMapProps>

const loadLeafletMap = (): Promise<LiveMap> => import('./map-leaflet').then((module) => module.LeafletMap)

/** Loads a live map when `enabled` becomes true, and again when the device goes online. Returns undefined until it has loaded. */
function useLazyMap(load: (() => Promise<LiveMap>) | undefined, enabled: boolean, onFailure?: () => void) {
  const [component, setComponent] = useState<LiveMap>()
  const latestOnFailure = useRef(onFailure)
  useEffect(() => {
    latestOnFailure.current = onFailure
  })
  useEffect(() => {
    if (!load || !enabled) return
    let isMounted = true
    const tryLoading = () =>
      load().then(
        (liveMap) => isMounted && setComponent(() => liveMap),
        () => isMounted && latestOnFailure.current?.(),
      )
    void tryLoading()
    addEventListener('online', tryLoading)
    return () => {
      isMounted = false
      removeEventListener('online', tryLoading)
    }
  }, [load, enabled])
  return component
}

/** Renders a live map whose code has loaded. */
function LoadedMap({ component: Component, ...props }: LiveMapProps & { component: LiveMap }) {
  return <Component {...props} />
}

/**
 * A map with one marker: Google's map if Google's script loads and Google accepts the key, otherwise the drawn map, which covers
 * only a part of New York: of other places, MapView shows only a pin if Google's map is not available. The code of a map loads
 * when MapView is near the viewport. Until the map is ready, and without scripts, MapView shows a pin and, if there is a picture
 * of the streets at this location and zoom level, the picture behind it.
 */
export function MapView(props: MapViewProps) {
  const { map, mapHandle, label, markerLabel, gestureHandling = 'cooperative', className = '' } = props
  const section = useRef<HTMLElement>(null)
  const { lat, lng, zoom } = map
  const place = `${lat} ${lng} ${zoom}`
  // The viewport is stored with its place, because it is not valid for another place.
  const stored = useRef<{ place: string; viewport: MapViewport }>(null)
  // Without IntersectionObserver, the map loads at once.
  const [isNearViewport, setIsNearViewport] = useState(() => typeof IntersectionObserver === 'undefined')
  const [isReady, setReady] = useState(false)
  const { state, dispatch, apiKey } = mapHandle
  const showsLeafletMap = state.shown === 'fallback' && state.reason !== 'loading' && isOnPlan(lat, lng)

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNearViewport(true), {
      rootMargin: '400px',
    })
    observer.observe(section.current!)
    return () => observer.disconnect()
  }, [])

  const DrawnMap = useLazyMap(loadLeafletMap, isNearViewport && showsLeafletMap)
  const GoogleMap = useLazyMap(loadGoogleMap, isNearViewport && apiKey !== '', () => dispatch('failed'))
  const getViewport = useCallback(
    () => (stored.current?.place === place ? stored.current.viewport : { lat, lng, zoom }),
    [place, lat, lng, zoom],
  )
  const setViewport = useCallback(
    (viewport: MapViewport) => {
      stored.current = { place, viewport }
    },
    [place],
  )
  const liveMapProps = {
    map,
    mapHandle,
    label,
    markerLabel,
    gestureHandling,
    getViewport,
    onViewportChange: setViewport,
    onReadyChange: setReady,
  }
  // The picture shows only the streets around PLAN_ORIGIN, at zoom level 15.
  const hasPicture = zoom === 15 && lat === PLAN_ORIGIN[0] && lng === PLAN_ORIGIN[1]

  return (
    <section
      ref={section}
      aria-label={label}
      className={`group/map street-plan relative isolate flex-none overflow-hidden ${isOnPlan(lat, lng) ? '' : 'bg-(--plan-land)'} ${className}`}
    >
      {!isReady && (
        <div className="absolute inset-0 grid place-content-center overflow-hidden">
          {planPictureUrl && hasPicture && (
            <svg aria-hidden="true" width="1440" height="1100" className="col-start-1 row-start-1 max-w-none">
              <use href={`${planPictureUrl}#plan`} />
            </svg>
          )}
          <span
            role="img"
            aria-label={markerLabel}
            className="col-start-1 row-start-1 -translate-y-1/2 place-self-center"
          >
            <MapPin />
          </span>
        </div>
      )}
      {GoogleMap && <LoadedMap key={place} component={GoogleMap} {...liveMapProps} />}
      {showsLeafletMap && DrawnMap && <LoadedMap key={place} component={DrawnMap} {...liveMapProps} />}
    </section>
  )
}
