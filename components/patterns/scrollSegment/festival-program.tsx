'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import { Clock } from '@/components/ui/symbols/clock'
import { Heart } from '@/components/ui/symbols/heart'
import { TramFront } from '@/components/ui/symbols/tram-front'
import type english from '@/data/scrollSegment/layout2.json'

/** An act of the program. */
export type FestivalAct = (typeof english)['page1']['items'][number]

type FestivalProgramProps = {
  day: { title: string; subtitle: string; items: readonly FestivalAct[] }
  data: typeof english
  isSaved: (act: FestivalAct) => boolean
  onToggleSaved: (act: FestivalAct) => void
}

// Complete class names for Tailwind, which scans the source. Rows (30 minutes), spans, and stages count from 1; 0 is unused.
const ROW_START_CLASSES =
  '_ row-start-1 row-start-2 row-start-3 row-start-4 row-start-5 row-start-6 row-start-7 row-start-8 row-start-9 row-start-10 row-start-11 row-start-12'.split(
    ' ',
  )
const ROW_SPAN_CLASSES = '_ row-span-1 row-span-2 row-span-3 row-span-4'.split(' ')
const COLUMN_CLASSES = ['', 'col-start-2', 'col-start-3']
const ACT_COLOR_CLASSES = [
  '',
  'bg-tint-soft text-tint material:bg-secondary-container material:text-on-secondary-container',
  'bg-[#fbe3d6] text-[#7d3510] material:bg-tertiary-container material:text-on-tertiary-container theme-dark:bg-[#4a2412]! theme-dark:text-[#ffc9ab]!',
]

/** Colors of the dots before the names of the stages, by the ID of the stage. */
const STAGE_DOT_CLASSES = [
  '',
  'bg-tint-fill',
  'bg-[#c2541e] theme-dark:bg-[#ffc9ab]! material:bg-on-tertiary-container',
]

/**
 * One day of a festival as a grid: the hours are at the start, each stage has a column, and the height of an act shows its
 * duration. In a very narrow frame, the acts are a list. Information about admission and the tram home is above the acts.
 */
export function FestivalProgram({ day, data, isSaved, onToggleSaved }: FestivalProgramProps) {
  return (
    <div className="text-body">
      <ul className="grid gap-1.5 px-1 pb-3.5 text-secondary-label text-subhead">
        {[
          { Icon: Clock, ...day },
          { Icon: TramFront, ...data.travel },
        ].map(({ Icon, title, subtitle }) => (
          <li key={title} className="flex items-start gap-2">
            <Icon aria-hidden="true" className="size-4.5 flex-none translate-y-[.1lh]" />
            <span>
              <span className="font-semibold text-label">{title}</span> {subtitle}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[3em_1fr_1fr] gap-x-1.5 pb-2.5 text-headline @max-[18em]/frame:hidden">
        {data.stages.map(({ id, title }) => (
          <span key={id} className="flex items-center gap-2 px-1 first:col-start-2">
            <span className={`size-2.5 flex-none rounded-full ${STAGE_DOT_CLASSES[id]}`} />
            {title}
          </span>
        ))}
      </div>
      <ul className="relative grid pt-2 auto-rows-[minmax(2.625rem,auto)] grid-cols-[3em_1fr_1fr] gap-1.5 @max-[18em]/frame:block @max-[18em]/frame:*:not-first:mt-2">
        {data.hours.map(({ id, title }, index) => (
          <li
            key={`hour ${id}`}
            aria-hidden="true"
            className={`pointer-events-none col-span-full col-start-1 row-span-2 grid grid-cols-subgrid content-start text-caption text-secondary-label @max-[18em]/frame:hidden ${ROW_START_CLASSES[index * 2 + 1]}`}
          >
            <span className="-translate-y-1/2">{title}</span>
            <span className="col-span-2 border-separator border-t-hairline material:border-outline-variant" />
          </li>
        ))}
        {day.items.map((act) => (
          <li
            key={act.id}
            className={`relative isolate grid overflow-hidden rounded-[14px] bg-grouped ${COLUMN_CLASSES[act.stage]} ${ROW_START_CLASSES[act.rowStart]} ${ROW_SPAN_CLASSES[act.rowSpan]}`}
          >
            {act.image && (
              <Picture src={act.image} ratio="fill" sizes="200px" className="absolute! inset-0 -z-1" />
            )}
            <button
              type="button"
              aria-pressed={isSaved(act)}
              aria-label={interpolate(data.labels.act, {
                title: act.title,
                time: act.time,
                stage: data.stages.find(({ id }) => id === act.stage)?.title ?? '',
              })}
              onClick={() => onToggleSaved(act)}
              className={`pressable flex flex-col justify-end rounded-[inherit] text-start focus-ring-above ${act.image ? 'text-white' : ACT_COLOR_CLASSES[act.stage]}`}
            >
              <span
                className={`block w-full p-2.5 ${act.image ? `pt-8 [--fade-height:2rem] ${photoScrimClass}` : 'mt-0 mb-auto'}`}
              >
                <span className="block wrap-break-word font-semibold text-subhead leading-tight">
                  {act.title}
                </span>{' '}
                <span className="block text-caption">{act.time}</span>
              </span>
              <Heart
                aria-hidden="true"
                className={`absolute end-2 size-4.5 ${act.image ? 'top-2 drop-shadow' : 'bottom-2'} ${isSaved(act) ? 'fill-current' : ''}`}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
