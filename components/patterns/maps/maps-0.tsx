'use client'
import { fill } from '@patternbook/engine/data/fill'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { useState } from 'react'
import { type AnswerCallbacks, Answers } from '@/components/patterns/parallax/answers'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { MapHeader } from '@/components/ui/map-header'
import { MapNote } from '@/components/ui/map-note'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Stars } from '@/components/ui/stars'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/maps/layout1.json'
import { type PlaceLine, PlaceLines } from './place-lines'

/** Props of Maps0. */
export type Maps0Props = ScreenProps<typeof english> &
  AnswerCallbacks & {
    /** Called with the pressed contact. */
    onSelect?: (line: PlaceLine) => void
    /** Called with the number of stars. */
    onRate?: (stars: number) => void
  }

/** A shop: the map behind the bar, and a card that slides over it with a star rating, a description, and contacts. */
export default function Maps0({ data = english, onBack, ...callbacks }: Maps0Props) {
  const lang = useLang()
  const { toasts, labels, map } = data
  const handle = useMapState()
  const toast = useToast()
  const { onSelect, onRate = (number) => toast(fill(toasts.rates, { number }, lang)), ...answers } = callbacks
  const [given, setGiven] = useState(() => data.iconsStars.filter((star) => star.isActive).length)

  const rate = (number: number) => {
    setGiven(number)
    onRate(number)
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" over="map" onBack={onBack} />
      <Content grouped>
        <MapHeader
          map={map}
          handle={handle}
          label={labels.map}
          marker={labels.marker}
          className="h-[max(280px,40cqh)] [--map-foot:20px]"
        />
        <div className="relative z-1 -mt-5 flex-1 rounded-t-[22px] bg-grouped shadow-[0_-4px_16px_rgb(0_0_0/.12)] material:rounded-t-[28px]">
          <div className="mx-auto w-full max-w-160">
            <div className="pt-4 text-center material:pt-5">
              <Stars
                label={labels.rate}
                starLabel={(number) => fill(labels.star, { number }, lang)}
                value={given}
                onChange={rate}
                className="mx-auto"
              />
              <p className="text-label-2 text-subhead">{data.reviews}</p>
            </div>
            <div className="flex flex-wrap items-start justify-end gap-x-2 px-margin pt-4">
              <div className="min-w-0 flex-[1_1_11em]">
                <h1 className="text-balance wrap-break-word text-title1">{data.title}</h1>
                <p className="mt-1 text-pretty text-label-2 text-subhead material:text-body">
                  {data.titleDescription}
                </p>
              </div>
              <div className="-me-[min(0.625rem,var(--pb-margin))] flex flex-none *:*:max-w-full ios:text-tint material:-mt-1.5 material:-me-[min(0.75rem,var(--pb-margin))] material:text-on-surface-variant">
                <Answers title={data.title} toasts={toasts} labels={labels} {...answers} />
              </div>
            </div>
            <section className="mt-5 ios:mx-margin ios:squircle ios:rounded-group ios:bg-surface ios:p-margin material:px-margin">
              <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
              <p className="mt-1.5 text-body-read text-pretty">{data.contentDescription}</p>
            </section>
            <PlaceLines data={data} onSelect={onSelect} />
            <MapNote
              state={handle.state}
              map={map}
              marker={labels.marker}
              fallback={data.fallback}
              className="px-margin pt-5"
            />
          </div>
        </div>
      </Content>
    </Page>
  )
}
