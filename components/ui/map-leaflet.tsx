'use client'
import './map-leaflet.css'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { constrainToBounds, drawPlan, ZOOM_RANGE } from '@patternbook/engine/map/draw-plan'
import { connectMapGestures, type MapHint } from '@patternbook/engine/map/map-gestures'
import { mapsAppOf } from '@patternbook/engine/map/maps-app'
import { unpackPlan } from '@patternbook/engine/map/plan'
import planFile from '@patternbook/engine/map/plan.generated.json'
import { removeMap } from '@patternbook/engine/map/remove-map'
import { mapStrings } from '@patternbook/engine/map/words'
import L from 'leaflet'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapControls } from './map-controls'
import { MapPin } from './map-pin'
import type { LiveMapProps } from './map-view'
import { Picture } from './picture'
import { X } from './symbols/x'

/** How long a hint is visible, ms. Hints explain how to move the map with two fingers or zoom it with the wheel. */
const HINT_DURATION_MS = 1800
const plan = unpackPlan(planFile)
/** Focuses an element when it appears. The function never changes, so that React calls it only then. */
const focusElement = (element: HTMLElement | null) => element?.focus()

type LeafletMapOptions = Pick<LiveMapProps, 'gestureHandling' | 'getViewport' | 'onViewportChange'> & {
  /** Latitude and longitude of the marker, in degrees. */
  markerPosition: [number, number]
  /** Called with a hint to show, and with undefined to hide it. */
  onHintChange: (hint: MapHint | undefined) => void
}

/**
 * Creates a Leaflet map of the streets.
 * @returns the map, the element for its pin, and a function that removes the map
 */
const createLeafletMap = (
  container: HTMLElement,
  { markerPosition, gestureHandling, getViewport, onViewportChange, onHintChange }: LeafletMapOptions,
) => {
  const isMotionReduced = reducedMotion()
  const initialViewport = getViewport()
  const leafletMap = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    fadeAnimation: false,
    zoomAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
    bounceAtZoomLimits: false,
    maxBoundsViscosity: 1,
    maxZoom: ZOOM_RANGE.max,
    wheelPxPerZoomLevel: 100,
  }).setView([initialViewport.lat, initialViewport.lng], initialViewport.zoom, { animate: false })
  // With reduced motion, keyboard pans must not be animated either. Leaflet has no option for that.
  const panBy = leafletMap.panBy.bind(leafletMap)
  if (isMotionReduced) leafletMap.panBy = (by, options) => panBy(by, { ...options, animate: false })
  constrainToBounds(leafletMap)
  const section = container.closest('section')!
  drawPlan(leafletMap, plan, markerPosition, () => section.querySelectorAll('[data-over-map]'))

  const pin = document.createElement('div')
  const icon = L.divIcon({ html: pin, className: 'plan-pin', iconSize: [40, 50], iconAnchor: [20, 50] })
  L.marker(markerPosition, { icon, interactive: false, keyboard: false }).addTo(leafletMap)
  const reportViewport = () => {
    const { lat, lng } = leafletMap.getCenter()
    onViewportChange({ lat, lng, zoom: leafletMap.getZoom() })
  }
  leafletMap.on('moveend', reportViewport)
  reportViewport()

  let hintTimer: ReturnType<typeof setTimeout>
  const removeGestures = connectMapGestures(leafletMap, container.parentElement!, gestureHandling, (hint) => {
    clearTimeout(hintTimer)
    onHintChange(hint)
    hintTimer = setTimeout(() => onHintChange(undefined), HINT_DURATION_MS)
  })
  const resizeObserver = new ResizeObserver(() => {
    leafletMap.invalidateSize({ animate: false })
    constrainToBounds(leafletMap)
  })
  resizeObserver.observe(container)
  const remove = () => {
    clearTimeout(hintTimer)
    resizeObserver.disconnect()
    removeGestures()
    removeMap(leafletMap)
  }
  return { map: leafletMap, pin, remove }
}

/** A drawn street map in Leaflet, which needs neither an API key nor a map server. */
export function LeafletMap(props: LiveMapProps) {
  const { map, label, markerLabel, gestureHandling, getViewport, onViewportChange, onReadyChange } = props
  const { lat, lng, zoom } = map
  const container = useRef<HTMLDivElement>(null)
  const returnFocusRef = useRef<Element>(null)
  const closeStreetView = () => {
    setIsStreetViewOpen(false)
    if (returnFocusRef.current instanceof HTMLElement) returnFocusRef.current.focus()
  }
  const keyboardHelpId = useId()
  const strings = mapStrings[useFrame().lang]
  const [leafletMap, setLeafletMap] = useState<L.Map>()
  const [pin, setPin] = useState<HTMLElement>()
  const [zoomLevel, setZoomLevel] = useState<number>(zoom)
  const [hint, setHint] = useState<MapHint>()
  const [isSatellite, setIsSatellite] = useState(false)
  const [isStreetViewOpen, setIsStreetViewOpen] = useState(false)

  useEffect(() => {
    const createdMap = createLeafletMap(container.current!, {
      markerPosition: [lat, lng],
      gestureHandling,
      getViewport,
      onViewportChange: (next) => {
        onViewportChange(next)
        setZoomLevel(next.zoom)
      },
      onHintChange: setHint,
    })
    setLeafletMap(createdMap.map)
    setPin(createdMap.pin)
    onReadyChange(true)
    return () => {
      onReadyChange(false)
      setLeafletMap(undefined)
      setPin(undefined)
      createdMap.remove()
    }
  }, [lat, lng, gestureHandling, getViewport, onViewportChange, onReadyChange])

  useEffect(() => {
    const markerElement = pin?.parentElement
    markerElement?.setAttribute('role', 'img')
    markerElement?.setAttribute('aria-label', markerLabel)
  }, [pin, markerLabel])

  const modifierKey =
    typeof navigator !== 'undefined' && mapsAppOf(navigator.userAgent) === 'apple' ? '⌘' : 'Ctrl'
  return (
    <>
      <div className="absolute inset-0 z-0 isolate">
        <div
          ref={container}
          role="application"
          aria-label={label}
          aria-describedby={keyboardHelpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan it
          tabIndex={0}
          data-gestures={gestureHandling}
          data-satellite={isSatellite || undefined}
          className="drawn-map focus-ring-above absolute inset-0"
        />
      </div>
      <p id={keyboardHelpId} hidden>
        {strings.keyboardHelp}
      </p>
      {pin && createPortal(<MapPin />, pin)}
      <MapControls
        isSatellite={isSatellite}
        onToggleSatellite={map.mapTypeControl ? () => setIsSatellite(!isSatellite) : undefined}
        onOpenStreetView={
          map.streetViewControl
            ? () => {
                returnFocusRef.current = document.activeElement
                setIsStreetViewOpen(true)
              }
            : undefined
        }
        canZoomIn={zoomLevel < ZOOM_RANGE.max}
        canZoomOut={zoomLevel > (leafletMap?.getMinZoom() ?? ZOOM_RANGE.min)}
        onZoom={(step) => leafletMap?.setZoom(zoomLevel + step, { animate: !reducedMotion() })}
        onCenter={() => leafletMap?.setView([lat, lng], zoom, { animate: !reducedMotion() })}
      />
      <div
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 z-2 grid place-items-center bg-black/50 p-6 text-balance text-center text-headline text-white transition-opacity motion-duration-250 ${hint ? '' : 'opacity-0'}`}
      >
        {hint === 'wheel'
          ? interpolate(strings.wheelHint, { key: modifierKey })
          : hint && strings.twoFingerHint}
      </div>
      {isStreetViewOpen && (
        <div className="absolute inset-0 z-3">
          <Picture
            src="city-morning"
            alt={strings.streetViewAlt}
            eager
            ratio="fill"
            className="absolute inset-0"
          />
          <button
            ref={focusElement}
            type="button"
            aria-label={strings.closeStreetView}
            onClick={closeStreetView}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // Otherwise, Escape would also leave full screen.
              event.preventDefault()
              closeStreetView()
            }}
            className="pressable focus-ring-above absolute! end-3 bottom-[calc(var(--map-bottom-inset,0px)+12px)] grid size-target place-items-center rounded-full bg-black/65 text-white"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      )}
    </>
  )
}
