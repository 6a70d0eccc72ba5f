'use client'
import './map-drawn.css'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { reducedMotion } from '@patternbook/engine/frame/motion'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { constrainToBounds, drawPlan, ZOOM } from '@patternbook/engine/map/draw-plan'
import { type MapHint, mapGestures } from '@patternbook/engine/map/map-gestures'
import { mapsAppOf } from '@patternbook/engine/map/maps-app'
import { unpack } from '@patternbook/engine/map/plan'
import file from '@patternbook/engine/map/plan.generated.json'
import { removeMap } from '@patternbook/engine/map/remove-map'
import { mapWords } from '@patternbook/engine/map/words'
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
const plan = unpack(file)

type DrawnMapOptions = Pick<LiveMapProps, 'gestures' | 'viewport' | 'onViewportChange'> & {
  /** Latitude and longitude of the marker, in degrees. */
  markerPosition: [number, number]
  /** Called with a hint to show, and with undefined to hide it. */
  onHint: (hint: MapHint | undefined) => void
}

/**
 * Creates a Leaflet map of the streets.
 * @returns the map, the element for its pin, and a function that removes the map
 */
const createDrawnMap = (
  container: HTMLElement,
  { markerPosition: place, gestures, viewport, onViewportChange, onHint }: DrawnMapOptions,
) => {
  const isReduced = reducedMotion()
  const initialViewport = viewport()
  const map = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    fadeAnimation: false,
    zoomAnimation: !isReduced,
    markerZoomAnimation: !isReduced,
    inertia: !isReduced,
    bounceAtZoomLimits: false,
    maxBoundsViscosity: 1,
    maxZoom: ZOOM.max,
    wheelPxPerZoomLevel: 100,
  }).setView([initialViewport.lat, initialViewport.lng], initialViewport.zoom, { animate: false })
  // With reduced motion, keyboard pans must not be animated either. Leaflet has no option for that.
  const panBy = map.panBy.bind(map)
  if (isReduced) map.panBy = (by, options) => panBy(by, { ...options, animate: false })
  constrainToBounds(map)
  const section = container.closest('section')!
  drawPlan(map, plan, place, () => section.querySelectorAll('[data-over-map]'))

  const pin = document.createElement('div')
  const icon = L.divIcon({ html: pin, className: 'plan-pin', iconSize: [40, 50], iconAnchor: [20, 50] })
  L.marker(place, { icon, interactive: false, keyboard: false }).addTo(map)
  const reportViewport = () => {
    const { lat, lng } = map.getCenter()
    onViewportChange({ lat, lng, zoom: map.getZoom() })
  }
  map.on('moveend', reportViewport)
  reportViewport()

  let hintTimer: ReturnType<typeof setTimeout>
  const removeGestures = mapGestures(map, container.parentElement!, gestures, (kind) => {
    clearTimeout(hintTimer)
    onHint(kind)
    hintTimer = setTimeout(() => onHint(undefined), HINT_DURATION_MS)
  })
  const resizeObserver = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    constrainToBounds(map)
  })
  resizeObserver.observe(container)
  const remove = () => {
    clearTimeout(hintTimer)
    resizeObserver.disconnect()
    removeGestures()
    removeMap(map)
  }
  return { map, pin, remove }
}

/** A drawn street map in Leaflet, which needs neither an API key nor a network connection. */
export function DrawnMap(props: LiveMapProps) {
  const { map, label, marker, gestures, viewport, onViewportChange, onReady } = props
  const { lat, lng, zoom } = map
  const container = useRef<HTMLDivElement>(null)
  const returnFocusRef = useRef<Element>(null)
  const closeStreet = () => {
    setIsStreetOpen(false)
    if (returnFocusRef.current instanceof HTMLElement) returnFocusRef.current.focus()
  }
  const keyboardHelpId = useId()
  const words = mapWords[useFrame().lang]
  const [leaflet, setLeaflet] = useState<L.Map>()
  const [pin, setPin] = useState<HTMLElement>()
  const [zoomLevel, setZoomLevel] = useState<number>(zoom)
  const [hint, setHint] = useState<MapHint>()
  const [isSatellite, setIsSatellite] = useState(false)
  const [isStreetOpen, setIsStreetOpen] = useState(false)

  useEffect(() => {
    const drawnMap = createDrawnMap(container.current!, {
      markerPosition: [lat, lng],
      gestures,
      viewport,
      onViewportChange: (next) => {
        onViewportChange(next)
        setZoomLevel(next.zoom)
      },
      onHint: setHint,
    })
    setLeaflet(drawnMap.map)
    setPin(drawnMap.pin)
    onReady(true)
    return () => {
      onReady(false)
      setLeaflet(undefined)
      setPin(undefined)
      drawnMap.remove()
    }
  }, [lat, lng, gestures, viewport, onViewportChange, onReady])

  useEffect(() => {
    const markerElement = pin?.parentElement
    markerElement?.setAttribute('role', 'img')
    markerElement?.setAttribute('aria-label', marker)
  }, [pin, marker])

  const key = typeof navigator !== 'undefined' && mapsAppOf(navigator.userAgent) === 'apple' ? '⌘' : 'Ctrl'
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
          data-gestures={gestures}
          data-satellite={isSatellite || undefined}
          className="drawn-map focus-ring-over absolute inset-0"
        />
      </div>
      <p id={keyboardHelpId} hidden>
        {words.keys}
      </p>
      {pin && createPortal(<MapPin />, pin)}
      <MapControls
        satellite={isSatellite}
        onSatellite={map.mapTypeControl ? () => setIsSatellite(!isSatellite) : undefined}
        onStreet={
          map.streetViewControl
            ? () => {
                returnFocusRef.current = document.activeElement
                setIsStreetOpen(true)
              }
            : undefined
        }
        canZoomIn={zoomLevel < ZOOM.max}
        canZoomOut={zoomLevel > (leaflet?.getMinZoom() ?? ZOOM.min)}
        onZoom={(by) => leaflet?.setZoom(zoomLevel + by, { animate: !reducedMotion() })}
        onCenter={() => leaflet?.setView([lat, lng], zoom, { animate: !reducedMotion() })}
      />
      <div
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 z-2 grid place-items-center bg-black/50 p-6 text-balance text-center text-headline text-white transition-opacity tempo-250 ${hint ? '' : 'opacity-0'}`}
      >
        {hint === 'wheel' ? interpolate(words.wheel, { key }) : hint && words.fingers}
      </div>
      {isStreetOpen && (
        <div className="absolute inset-0 z-3">
          <Picture name="city-morning" alt={words.street} eager ratio="fill" className="absolute inset-0" />
          <button
            ref={(button) => button?.focus()}
            type="button"
            aria-label={words.closeStreet}
            onClick={closeStreet}
            onKeyDown={({ key }) => key === 'Escape' && closeStreet()}
            className="pressable focus-ring-over absolute! end-3 bottom-[calc(var(--map-foot,0px)+12px)] grid size-target place-items-center rounded-full bg-black/65 text-white"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      )}
    </>
  )
}
