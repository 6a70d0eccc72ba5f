'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { Navigation, Phone } from 'lucide-react'
import { type PlaceLine, PlaceLines } from '@/components/patterns/maps/place-lines'
import { type AnswerCallbacks, Answers } from '@/components/patterns/parallax/answers'
import { Button } from '@/components/ui/button'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab9.json'
import { TabPage } from './tab-page'

/** Props of Tab9. */
export type Tab9Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the pressed contact of the shop. */
    onSelect?: (line: PlaceLine) => void
  }

/** Where the first tab's product is sold: a map as wide as the page, and the shop on a sheet over its lower edge. */
export default function Tab9({ data = english, onBack, onSelect, ...answers }: Tab9Props) {
  const { map, labels, fallback } = data
  const toast = useToast()
  const handle = useMapState()
  const reach =
    onSelect ??
    ((line: PlaceLine) => toast(fill(data.toasts[line], { value: `\u2068${data[`${line}Text`]}\u2069` })))

  return (
    <TabPage onBack={onBack} data={data} tab="tab9" titleAs="div">
      <MapView
        map={map}
        handle={handle}
        label={labels.map}
        marker={labels.marker}
        controls="end-3 top-3"
        className="min-h-[max(18rem,44cqh)] [--map-foot:24px]"
      />
      <div className="relative z-1 -mt-6 flex-1 rounded-t-[26px] bg-grouped pt-4">
        <div className="mx-auto w-full max-w-160">
          <div className="flex flex-wrap items-start justify-end gap-x-2 px-margin">
            <div className="min-w-0 flex-[1_1_11em]">
              <p className="text-footnote text-label-2">{data.titleMap}</p>
              <h1 className="text-balance wrap-break-word text-title1">{data.title}</h1>
              <p className="text-pretty text-label-2 text-subhead">{data.titleDescription}</p>
              <p className="font-medium text-[#1B7A43] text-subhead theme-dark:text-[#5FD38D]">{data.open}</p>
            </div>
            <div className="-me-[min(0.625rem,var(--pb-margin))] flex flex-none *:*:max-w-full ios:text-tint material:text-on-surface-variant">
              <Answers title={data.title} toasts={data.toasts} labels={labels} {...answers} />
            </div>
          </div>
          <div className="flex flex-wrap gap-2.5 px-margin pt-3 expressive:button-group">
            <Button
              size="sm"
              icon={<Navigation aria-hidden="true" className="flip size-4.5" />}
              onClick={() => reach('location')}
              className="flex-1"
            >
              {data.directions}
            </Button>
            <Button
              size="sm"
              variant="soft"
              icon={<Phone aria-hidden="true" className="size-4.5" />}
              onClick={() => reach('phone')}
              className="flex-1"
            >
              {data.call}
            </Button>
          </div>
          <PlaceLines data={data} onSelect={reach} />
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
    </TabPage>
  )
}
