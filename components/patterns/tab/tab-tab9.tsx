'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { PlaceActions, PlaceHead } from '@/components/patterns/maps/place-head'
import { PlaceLines } from '@/components/patterns/maps/place-lines'
import { type PlaceLine, placeToast } from '@/components/patterns/maps/place-toast'
import type { AnswerCallbacks } from '@/components/patterns/parallax/answers'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab9.json'
import { TopTabPage } from './top-tab-page'

/** Props of Tab9. */
export type Tab9Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the pressed contact of the shop. */
    onSelect?: (line: PlaceLine) => void
  }

/** Where the first tab's product is sold: a map as wide as the page, and the shop on a sheet over its lower edge. */
export default function Tab9({ data = english, onBack, ...callbacks }: Tab9Props) {
  const { map, labels, fallback } = data
  const toast = useToast()
  const handle = useMapState()
  const { onSelect = (line) => toast(placeToast(data, line)), ...answers } = callbacks

  return (
    <TopTabPage onBack={onBack} data={data} tab="tab9" titleAs="div">
      <MapView
        map={map}
        handle={handle}
        label={labels.map}
        marker={labels.marker}
        className="min-h-[max(18rem,44cqh)] [--map-foot:24px]"
      />
      <div className="relative z-1 -mt-6 flex-1 rounded-t-[26px] bg-grouped pt-4">
        <div className="mx-auto w-full max-w-160">
          <p className="px-margin text-footnote text-label-2">{data.titleMap}</p>
          <PlaceHead data={data} {...answers} />
          <PlaceActions data={data} onSelect={onSelect} />
          <PlaceLines data={data} onSelect={onSelect} />
          <section className="px-margin pt-6">
            <h2 className="text-title3">{data.contentTitle}</h2>
            <p className="mt-1 text-body-read text-pretty">{data.contentDescription}</p>
          </section>
          <MapNote
            state={handle.state}
            map={map}
            marker={labels.marker}
            fallback={fallback}
            className="px-margin pt-3"
          />
        </div>
      </div>
    </TopTabPage>
  )
}
