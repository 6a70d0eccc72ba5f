'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/maps/layout3.json'

/** Props of Maps2. */
export type Maps2Props = ScreenProps<typeof english>

/** A map that fills the page, with a card that shows the name of the place. */
export default function Maps2({ data = english, onBack }: Maps2Props) {
  const { map, labels } = data
  const handle = useMapState()

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content className="pb-0!">
        <div className="flex flex-[1_0_auto] flex-col">
          <MapView
            map={map}
            handle={handle}
            label={labels.map}
            marker={labels.marker}
            gestures="greedy"
            controls="end-3 top-3"
            className="min-h-72 flex-1! ios:[--map-foot:16px] material:[--map-foot:24px]"
          />
          <div className="relative z-1 flex-none bg-page px-5 pt-4 pb-[max(env(safe-area-inset-bottom),.75rem)] ios:-mt-4 ios:rounded-t-[16px] ios:shadow-float material:rounded-t-[28px] material:-mt-6 material:bg-sc-low material:px-6 material:pt-5">
            <div className="mx-auto w-full max-w-160">
              <h1 className="text-balance wrap-break-word text-title2">{data.title}</h1>
              <p className="text-label-2 text-subhead material:text-body">{data.titleDescription}</p>
              <MapNote
                state={handle.state}
                map={map}
                marker={labels.marker}
                fallback={data.fallback}
                className="mt-2"
              />
            </div>
          </div>
        </div>
      </Content>
    </Page>
  )
}
