'use client'
import { frame } from '@patternbook/engine/frame'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { googleMapId } from '@patternbook/engine/map/google'
import {
  AdvancedMarker,
  APIProvider,
  ColorScheme,
  Map as GoogleCanvas,
  Marker,
} from '@vis.gl/react-google-maps'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MapPin } from './map-pin'
import type { LiveMapProps } from './map-view'

/**
 * A Google map. The component is mounted before the map is shown, because it requests Google's script. It renders nothing until
 * the script has loaded, or if Google refuses the API key.
 */
export function GoogleMap(props: LiveMapProps) {
  const {
    map,
    mapHandle,
    label,
    markerLabel,
    gestureHandling,
    getViewport,
    onViewportChange,
    onReadyChange,
  } = props
  const { state, dispatch, apiKey } = mapHandle
  const { resolvedTheme } = useFrame()
  // Google's script is loaded once, in one language; another language would only log a warning.
  const [language] = useState(() => frame.get().lang)
  const onLoad = useCallback(() => dispatch('loaded'), [dispatch])
  const onError = useCallback(() => dispatch('failed'), [dispatch])
  const isGoogleMapShown = state.shown === 'google'
  useEffect(() => {
    if (isGoogleMapShown) onReadyChange(true)
    return () => {
      if (isGoogleMapShown) onReadyChange(false)
    }
  }, [isGoogleMapShown, onReadyChange])
  // Each new Google map starts with the center and the zoom level of the previous map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map is created when the theme changes or the map is shown
  const initialViewport = useMemo(getViewport, [resolvedTheme, isGoogleMapShown])
  const position = { lat: map.lat, lng: map.lng }
  return (
    <APIProvider apiKey={apiKey} language={language} onLoad={onLoad} onError={onError}>
      {isGoogleMapShown && (
        <div role="application" aria-label={label} className="absolute inset-0">
          <GoogleCanvas
            // Google applies the color scheme only when a map is created, so each theme needs a new map.
            key={resolvedTheme}
            className="size-full"
            defaultCenter={{ lat: initialViewport.lat, lng: initialViewport.lng }}
            defaultZoom={initialViewport.zoom}
            mapId={googleMapId || undefined}
            colorScheme={resolvedTheme === 'dark' ? ColorScheme.DARK : ColorScheme.LIGHT}
            gestureHandling={gestureHandling}
            mapTypeControl={map.mapTypeControl}
            streetViewControl={map.streetViewControl}
            fullscreenControl={false}
            onCameraChanged={({ detail }) => {
              onViewportChange({ ...detail.center, zoom: Math.round(detail.zoom) })
            }}
          >
            {googleMapId ? (
              <AdvancedMarker position={position} title={markerLabel}>
                <MapPin />
              </AdvancedMarker>
            ) : (
              <Marker position={position} title={markerLabel} />
            )}
          </GoogleCanvas>
        </div>
      )}
    </APIProvider>
  )
}
