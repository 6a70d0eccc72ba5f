'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/maps/layout2.json'
import { PlaceActions } from './place-head'
import { PlaceLines } from './place-lines'
import { type PlaceLine, placeToast } from './place-toast'

type Maps1Data = typeof english

type CompanyProps = {
  data: Maps1Data
  /** Called with the pressed contact. */
  onSelect?: (line: PlaceLine) => void
}

/** Where they are, who they are, and how to reach them: a card with map and directions, the story, photos, then contacts. */
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
      <section className="squircle mx-margin mt-4 overflow-hidden rounded-card bg-surface pb-4">
        <h2 className="sr-only">{data.titleMap}</h2>
        <MapView
          map={map}
          handle={handle}
          label={labels.map}
          marker={labels.marker}
          className="mb-3 h-[max(16rem,36cqh)]"
        />
        <PlaceActions data={data} onSelect={onSelect} />
      </section>
      <section className="px-margin pt-5">
        <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
        <p className="mt-1.5 text-body-read text-pretty">{data.contentDescription}</p>
      </section>
      {/* One large photo, and two stacked beside it. */}
      <div className="mx-margin mt-4 grid h-52 grid-cols-3 grid-rows-2 gap-1 overflow-hidden rounded-card *:first:col-span-2 *:first:row-span-2">
        {data.photos.map(({ id, image, imageAlt }) => (
          <Picture key={id} name={image} alt={imageAlt} ratio="fill" sizes="250px" />
        ))}
      </div>
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
