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
  place: [number, number]
  /** Called with a hint to show, and with undefined to hide it. */
  onHint: (hint: MapHint | undefined) => void
}

/**
 * Creates a Leaflet map of the streets.
 * @returns the map, the element for its pin, and a function that removes the map
 */
const createDrawnMap = (
  container: HTMLElement,
  { place, gestures, viewport, onViewportChange, onHint }: DrawnMapOptions,
) => {
  const isReduced = reducedMotion()
  const from = viewport()
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
  }).setView([from.lat, from.lng], from.zoom, { animate: false })
  // With reduced motion, keyboard pans must not be animated either. Leaflet has no option for that.
  const pan = map.panBy.bind(map)
  if (isReduced) map.panBy = (by, options) => pan(by, { ...options, animate: false })
  constrainToBounds(map)
  const box = container.closest('section')!
  drawPlan(map, plan, place, () => box.querySelectorAll('[data-over-map]'))

  const pin = document.createElement('div')
  const icon = L.divIcon({ html: pin, className: 'plan-pin', iconSize: [40, 50], iconAnchor: [20, 50] })
  L.marker(place, { icon, interactive: false, keyboard: false }).addTo(map)
  const remember = () => {
    const { lat, lng } = map.getCenter()
    onViewportChange({ lat, lng, zoom: map.getZoom() })
  }
  map.on('moveend', remember)
  remember()

  let reading: ReturnType<typeof setTimeout>
  const removeGestures = mapGestures(map, container.parentElement!, gestures, (kind) => {
    clearTimeout(reading)
    onHint(kind)
    reading = setTimeout(() => onHint(undefined), HINT_DURATION_MS)
  })
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    constrainToBounds(map)
  })
  resized.observe(container)
  const remove = () => {
    clearTimeout(reading)
    resized.disconnect()
    removeGestures()
    removeMap(map)
  }
  return { map, pin, remove }
}

/** A drawn street map in Leaflet, which needs neither an API key nor a network connection. */
export function DrawnMap(props: LiveMapProps) {
  const { map, label, marker, gestures, viewport, onViewportChange, onReady } = props
  const { lat, lng, zoom } = map
  const host = useRef<HTMLDivElement>(null)
  const returnFocusRef = useRef<Element>(null)
  const closeStreet = () => {
    setStreet(false)
    if (returnFocusRef.current instanceof HTMLElement) returnFocusRef.current.focus()
  }
  const keys = useId()
  const words = mapWords[useFrame().lang]
  const [leaflet, setLeaflet] = useState<L.Map>()
  const [pin, setPin] = useState<HTMLElement>()
  const [step, setStep] = useState<number>(zoom)
  const [hint, setHint] = useState<MapHint>()
  const [satellite, setSatellite] = useState(false)
  const [street, setStreet] = useState(false)

  useEffect(() => {
    const made = createDrawnMap(host.current!, {
      place: [lat, lng],
      gestures,
      viewport,
      onViewportChange: (next) => {
        onViewportChange(next)
        setStep(next.zoom)
      },
      onHint: setHint,
    })
    setLeaflet(made.map)
    setPin(made.pin)
    onReady(true)
    return () => {
      onReady(false)
      setLeaflet(undefined)
      setPin(undefined)
      made.remove()
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
          ref={host}
          role="application"
          aria-label={label}
          aria-describedby={keys}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan it
          tabIndex={0}
          data-gestures={gestures}
          data-satellite={satellite || undefined}
          className="drawn-map focus-ring-over absolute inset-0"
        />
      </div>
      <p id={keys} hidden>
        {words.keys}
      </p>
      {pin && createPortal(<MapPin />, pin)}
      <MapControls
        satellite={satellite}
        onSatellite={map.mapTypeControl ? () => setSatellite(!satellite) : undefined}
        onStreet={
          map.streetViewControl
            ? () => {
                returnFocusRef.current = document.activeElement
                setStreet(true)
              }
            : undefined
        }
        canZoomIn={step < ZOOM.max}
        canZoomOut={step > (leaflet?.getMinZoom() ?? ZOOM.min)}
        onZoom={(by) => leaflet?.setZoom(step + by, { animate: !reducedMotion() })}
        onCenter={() => leaflet?.setView([lat, lng], zoom, { animate: !reducedMotion() })}
      />
      <div
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 z-2 grid place-items-center bg-black/50 p-6 text-balance text-center text-headline text-white transition-opacity tempo-250 ${hint ? '' : 'opacity-0'}`}
      >
        {hint === 'wheel' ? interpolate(words.wheel, { key }) : hint && words.fingers}
      </div>
      {street && (
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
