'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { PlaceLines } from '@/components/patterns/maps/place-lines'
import { type PlaceLine, placeToast } from '@/components/patterns/maps/place-toast'
import { type AnswerCallbacks, Answers } from '@/components/patterns/parallax/answers'
import { Button } from '@/components/ui/button'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Navigation } from '@/components/ui/symbols/navigation'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab9.json'
import { TopTabPage } from './top-tab-page'

/** Props of Tab9. */
export type Tab9Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the pressed contact of the shop. */
    onSelect?: (line: PlaceLine) => void
  }

const card =
  'mx-margin squircle overflow-hidden rounded-group bg-surface material:bg-[var(--cell,var(--pb-sc))]'

/** The shop that sells the first tab's product: its opening days, directions, a map, and the contacts. */
export default function Tab9({ data = english, onBack, ...callbacks }: Tab9Props) {
  const { map, labels, fallback } = data
  const toast = useToast()
  const handle = useMapState()
  const { onSelect = (line) => toast(placeToast(data, line)), ...answers } = callbacks

  return (
    <TopTabPage onBack={onBack} data={data} tab="tab9" titleAs="div">
      <div className="mx-auto w-full max-w-160 flex-none pt-2">
        <h1 className="px-margin text-title1">{data.title}</h1>
        <p className="px-margin text-label-2 text-subhead">{data.titleDescription}</p>
        <section className={`${card} mt-3 px-3.5 pt-3.5 pb-4`}>
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="min-w-0 flex-[1_1_8em] text-[#16663A] text-headline theme-dark:text-[#5FD38D]">
              {data.open}
            </h2>
            <Button
              size="sm"
              icon={<Navigation aria-hidden="true" className="flip size-4.5" />}
              onClick={() => onSelect('location')}
            >
              {data.directions}
            </Button>
          </div>
          <ul className="mt-3 flex flex-wrap">
            {data.week.map(({ id, day, isOpen }) => (
              <li
                key={id}
                aria-current={id === data.today ? 'date' : undefined}
                className={`flex-auto whitespace-nowrap rounded-pill px-1 py-2 text-center text-footnote arabic:text-caption ${id === data.today ? 'bg-tint-fill font-semibold text-on-tint' : isOpen ? '' : 'text-label-2 line-through'}`}
              >
                {day}
                {!isOpen && <span className="sr-only"> {data.closed}</span>}
              </li>
            ))}
          </ul>
        </section>
        <section className={`${card} mt-3`}>
          <h2 className="sr-only">{data.titleMap}</h2>
          <div className="relative">
            <MapView map={map} handle={handle} label={labels.map} marker={labels.marker} className="h-80" />
            <div
              data-over
              data-map
              className="absolute end-2.5 top-2.5 z-1 flex ios-26:bar-group material:gap-0"
            >
              <Answers title={data.title} toasts={data.toasts} labels={labels} {...answers} />
            </div>
          </div>
        </section>
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
    </TopTabPage>
  )
}
