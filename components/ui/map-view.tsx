'use client'
import './map-view.css'
import type { MapGestures } from '@patternbook/engine/map/map-gestures'
import { PLAN_ORIGIN } from '@patternbook/engine/map/plan'
import { planPicture } from '@patternbook/engine/map/plan-picture'
import type { MapHandle } from '@patternbook/engine/map/use-map-state'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LiveMap, loadGoogle } from './map-loader'
import { MapPin } from './map-pin'

/** What a map shows (spec §3): degrees, a zoom step, and which of Google's own controls it has. */
export type MapData = {
  lat: number
  lng: number
  zoom: number
  mapTypeControl: boolean
  streetViewControl: boolean
}

/** Where a map was left, kept while another page is in front of it. */
export type MapLook = { lat: number; lng: number; zoom: number }

/** What both live maps are given. */
export type LiveMapProps = Pick<MapViewProps, 'map' | 'handle' | 'label' | 'marker' | 'controls'> & {
  gestures: MapGestures
  /** Returns where it was left. */
  look: () => MapLook
  /** Called as it moves. */
  onLook: (look: MapLook) => void
  /** Told whether there is something to see. */
  onReady: (ready: boolean) => void
}

/** Props of MapView. */
export type MapViewProps = {
  map: MapData
  /** Of `useMapState()`: which map it is. */
  handle: MapHandle
  /** What the map shows; its accessible name. */
  label: string
  /** What stands at its middle; the name of the marker. */
  marker: string
  /** `greedy`: one finger and the bare wheel move the map, where nothing else scrolls. */
  gestures?: MapGestures
  /** Size and shape; `[--map-foot:…]` is how far something lies over its lower edge. */
  className?: string
  /** Where the zoom buttons stand, at the lower end unless said otherwise. */
  controls?: string
}

const loadDrawn = (): Promise<LiveMap> => import('./map-drawn').then((module) => module.DrawnMap)

/** Fetches a part once it is wanted; tries again when the network is back. */
function useArrival(load: (() => Promise<LiveMap>) | undefined, wanted: boolean, onFailure?: () => void) {
  const [part, setPart] = useState<LiveMap>()
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
  })
  useEffect(() => {
    if (!load || !wanted) return
    let here = true
    const ask = () =>
      load().then(
        (arrived) => here && setPart(() => arrived),
        () => here && failed.current?.(),
      )
    void ask()
    addEventListener('online', ask)
    return () => {
      here = false
      removeEventListener('online', ask)
    }
  }, [load, wanted])
  return part
}

/** A map whose code has been fetched. */
function Arrived({ part: Part, ...props }: LiveMapProps & { part: LiveMap }) {
  return <Part {...props} />
}

/**
 * A map with one marker: Google's where the build has a key and Google answers, else streets of our own. Both are fetched
 * when the map is about to be seen; until then, and without scripts, a picture of the same streets stands there.
 */
export function MapView(props: MapViewProps) {
  const { map, handle, label, marker, gestures = 'cooperative', className = '', controls } = props
  const box = useRef<HTMLElement>(null)
  const look = useRef<MapLook>(map)
  // Without an observer the map is fetched at once.
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  const [ready, setReady] = useState(false)
  const { state, tell, key } = handle
  const drawn = state.shown === 'fallback' && state.reason !== 'loading'

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])

  const Drawn = useArrival(loadDrawn, near && drawn)
  const Google = useArrival(loadGoogle, near && key !== '', () => tell('failed'))
  const getLook = useCallback(() => look.current, [])
  const setLook = useCallback((next: MapLook) => {
    look.current = next
  }, [])
  const live = {
    map,
    handle,
    label,
    marker,
    gestures,
    controls,
    look: getLook,
    onLook: setLook,
    onReady: setReady,
  }
  // The picture is made for one place at one zoom step.
  const pictured = map.zoom === 15 && map.lat === PLAN_ORIGIN[0] && map.lng === PLAN_ORIGIN[1]

  return (
    <section
      ref={box}
      aria-label={label}
      className={`street-plan relative isolate flex-none overflow-hidden ${className}`}
    >
      {!ready && (
        <div className="absolute inset-0 grid place-content-center overflow-hidden">
          {planPicture && pictured && (
            <svg aria-hidden="true" width="1440" height="1100" className="col-start-1 row-start-1 max-w-none">
              <use href={`${planPicture}#plan`} />
            </svg>
          )}
          <span
            role="img"
            aria-label={marker}
            className="col-start-1 row-start-1 -translate-y-1/2 place-self-center"
          >
            <MapPin />
          </span>
        </div>
      )}
      {Google && <Arrived part={Google} {...live} />}
      {drawn && Drawn && <Arrived part={Drawn} {...live} />}
    </section>
  )
}
