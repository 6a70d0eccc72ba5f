'use client'
import { type MapsApp, mapsAppOf, mapsUrl } from '@patternbook/engine/map/maps-app'
import type { FallbackReason, MapState } from '@patternbook/engine/map/state'
import { useSyncExternalStore } from 'react'
import { Link } from './link'
import { ExternalLink } from './symbols/external-link'
import { Info } from './symbols/info'

type MapNoteProps = {
  /** State of the map, which `useMapState()` returns as `state`. */
  state: MapState
  map: { lat: number; lng: number; zoom: number }
  /** Name of the place, for the maps app. */
  placeName: string
  /**
   * One sentence for each reason why Google's map is not shown, and the label of the link (`open`). There is no sentence for
   * `noKey`, because an app without an API key does not want Google's map.
   */
  messages: Record<Exclude<FallbackReason, 'noKey'> | 'open', string>
  className?: string
}

const subscribe = () => () => {}
const getApp = (): MapsApp => mapsAppOf(navigator.userAgent)
const getServerApp = (): MapsApp => 'web'

/** A note below a map: why Google's map is not shown, and a link to the place in the device’s maps app or on Google Maps. */
export function MapNote({ state, map, placeName, messages, className = '' }: MapNoteProps) {
  const app = useSyncExternalStore(subscribe, getApp, getServerApp)
  const newTabProps = app === 'geo' ? {} : { target: '_blank', rel: 'noopener' }
  const reasonText = state.shown === 'fallback' && state.reason !== 'noKey' && messages[state.reason]
  return (
    <div className={`grid gap-1 text-secondary-label ${className}`}>
      <p role="status" className={reasonText ? 'flex gap-2 py-1 text-footnote' : 'sr-only'}>
        {reasonText && (
          <>
            <Info aria-hidden="true" className="mt-px size-4 flex-none" />
            <span className="min-w-0 text-pretty">{reasonText}</span>
          </>
        )}
      </p>
      <Link
        href={mapsUrl(map, placeName, app)}
        {...newTabProps}
        className="pressable squircle -mx-[min(0.5rem,var(--pb-margin))] flex min-h-target w-fit items-center gap-2 rounded-button px-[min(0.5rem,var(--pb-margin))] text-button text-tint ios:after:hidden ios:active:opacity-40 material:-mx-[min(0.75rem,var(--pb-margin))] material:px-[min(0.75rem,var(--pb-margin))]"
      >
        {messages.open}
        <ExternalLink aria-hidden="true" className="mirror-rtl size-4.5 flex-none" />
      </Link>
    </div>
  )
}
