'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/maps/layout2.json'
import { PlaceActions, PlacePhotos } from './place-head'
import { PlaceLines } from './place-lines'
import { type PlaceLine, placeToast } from './place-toast'

type Maps1Data = typeof english

type CompanyProps = {
  data: Maps1Data
  /** Called with the pressed contact. */
  onSelect?: (line: PlaceLine) => void
}

/** Who they are, how to reach them, and where: name, photos, a card with map and directions, then words and contacts. */
export function Company({ data, ...callbacks }: CompanyProps) {
  const { map, labels, fallback } = data
  const handle = useMapState()
  const toast = useToast()
  const { onSelect = (line) => toast(placeToast(data, line)) } = callbacks
  return (
    <div className="mx-auto w-full max-w-160 flex-none ios-18:pt-2 baseline:pt-2">
      {/* The other generations show it below the title of the bar. */}
      <p className="px-margin text-label-2 text-subhead ios-26:hidden expressive:hidden">
        {data.titleDescription}
      </p>
      <PlacePhotos photos={data.photos} />
      <section className="squircle mx-margin mt-4 overflow-hidden rounded-card bg-surface pb-margin">
        <h2 className="sr-only">{data.titleMap}</h2>
        <MapView map={map} handle={handle} label={labels.map} marker={labels.marker} className="mb-3 h-56" />
        <PlaceActions data={data} onSelect={onSelect} />
      </section>
      <section className="mt-5 ios:mx-margin ios:squircle ios:rounded-group ios:bg-surface ios:p-margin material:px-margin">
        <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
        <p className="mt-1.5 text-body-read text-pretty">{data.contentDescription}</p>
      </section>
      <PlaceLines data={data} onSelect={onSelect} />
      <MapNote
        state={handle.state}
        map={map}
        marker={labels.marker}
        fallback={fallback}
        className="px-margin pt-3"
      />
    </div>
  )
}
