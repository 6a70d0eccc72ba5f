'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import type { AnswerCallbacks } from '@/components/patterns/parallax/answers'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/maps/layout2.json'
import { PlaceActions, PlaceHead, PlacePhotos } from './place-head'
import { PlaceLines } from './place-lines'
import { type PlaceLine, placeToast } from './place-toast'

type Maps1Data = typeof english

/** Callbacks of Company. */
export type CompanyCallbacks = AnswerCallbacks & {
  /** Called with the pressed contact. */
  onSelect?: (line: PlaceLine) => void
}

/** Who they are, how to reach them, and where: name, photos, a card with map and directions, then words and contacts. */
export function Company({ data, ...callbacks }: { data: Maps1Data } & CompanyCallbacks) {
  const { map, labels, fallback } = data
  const handle = useMapState()
  const toast = useToast()
  const { onSelect = (line) => toast(placeToast(data, line)), ...answers } = callbacks
  return (
    <div className="mx-auto w-full max-w-160 flex-none pt-2">
      <PlaceHead data={data} {...answers} />
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
