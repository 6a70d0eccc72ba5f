'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { type AnswerCallbacks, Answers } from '@/components/patterns/parallax/answers'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import type english from '@/data/maps/layout2.json'
import { type PlaceLine, PlaceLines } from './place-lines'

type Maps1Data = typeof english

/** Callbacks of Company. */
export type CompanyCallbacks = AnswerCallbacks & {
  /** Called with the pressed contact. */
  onSelect?: (line: PlaceLine) => void
}

/** Who they are, how to reach them, and where: the name, the map, then words. */
export function Company({ data, onSelect, ...answers }: { data: Maps1Data } & CompanyCallbacks) {
  const { map, labels, fallback } = data
  const handle = useMapState()
  return (
    <div className="mx-auto w-full max-w-160 flex-none">
      <div className="flex flex-wrap items-start justify-end gap-x-2 px-margin pt-3 material:pt-4">
        <div className="min-w-0 flex-[1_1_11em]">
          <h1 className="text-balance wrap-break-word text-title1 material:text-large-title material:font-medium">
            {data.title}
          </h1>
          <p className="mt-1 text-pretty text-label-2 text-subhead material:text-body">
            {data.titleDescription}
          </p>
        </div>
        <div className="-me-[min(0.625rem,var(--pb-margin))] flex flex-none *:*:max-w-full ios:text-tint material:-mt-1.5 material:-me-[min(0.75rem,var(--pb-margin))] material:text-on-surface-variant">
          <Answers title={data.title} toasts={data.toasts} labels={labels} {...answers} />
        </div>
      </div>
      <h2 className="sr-only">{data.titleMap}</h2>
      <MapView
        map={map}
        handle={handle}
        label={labels.map}
        marker={labels.marker}
        className="squircle mx-margin mt-4 h-50 rounded-card"
      />
      <MapNote
        state={handle.state}
        map={map}
        marker={labels.marker}
        fallback={fallback}
        className="px-margin pt-2"
      />
      <section className="mt-5 ios:mx-margin ios:squircle ios:rounded-group ios:bg-surface ios:p-margin material:px-margin">
        <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
        <p className="mt-1.5 text-body-read text-pretty">{data.contentDescription}</p>
      </section>
      <PlaceLines data={data} onSelect={onSelect} />
    </div>
  )
}
