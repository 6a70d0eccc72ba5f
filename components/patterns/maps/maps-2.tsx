'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/maps/layout3.json'
import { useCardHeight } from './use-card-height'

/** Props of Maps2. */
export type Maps2Props = ScreenProps<typeof english> & {
  /** Called when the Share button is pressed. Default: opens the share sheet, or copies the link. */
  onShare?: () => void
}

/** A map. A card over its lower edge (floating on iOS 26) says where and when to meet, and has a Share button. */
export default function Maps2({ data = english, onBack, ...callbacks }: Maps2Props) {
  const { map, labels } = data
  const mapHandle = useMapState()
  const cardRef = useRef<HTMLDivElement>(null)
  useCardHeight(cardRef)
  const buttonId = useId()
  const share = useShare(useToast(buttonId))
  const { onShare = () => share(data.title) } = callbacks

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture="map" onBack={onBack} />
      <Content className="pb-0!">
        <div
          data-hero
          className="flex flex-[1_0_auto] flex-col ios-26:grid ios-26:grid-rows-[minmax(15rem,1fr)_auto]"
        >
          <MapView
            map={map}
            mapHandle={mapHandle}
            label={labels.map}
            markerLabel={labels.marker}
            gestureHandling="greedy"
            className="min-h-72 flex-1! [--map-bottom-inset:24px] ios-26:col-start-1 ios-26:row-span-2 ios-26:row-start-1 ios-26:[--map-bottom-inset:var(--card-height,15rem)] @max-[16em]/frame:ios-26:row-span-1! @max-[16em]/frame:ios-26:[--map-bottom-inset:0px]!"
          />
          {/* iOS 26: the card floats over the map, with margins. With very large text in a narrow frame, it is below the map. */}
          <div
            ref={cardRef}
            className="relative z-1 -mt-6 flex-none ios-26:col-start-1 ios-26:row-start-2 ios-26:mt-0 ios-26:px-2 ios-26:pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),.5rem)]"
          >
            <div className="rounded-t-[28px] bg-page px-5 pt-5 pb-[max(env(safe-area-inset-bottom),.75rem)] ios-18:shadow-float ios-26:mx-auto ios-26:max-w-160 ios-26:rounded-[34px] ios-26:rounded-b-[44px] ios-26:glass-sheet ios-26:pb-3 material:bg-surface-container-low material:px-6">
              <div className="mx-auto w-full max-w-160">
                <div className="flex flex-wrap-reverse items-start gap-3">
                  <div className="min-w-0 flex-[1_1_11em]">
                    <p className="font-semibold text-secondary-label text-subhead baseline:font-medium">
                      {data.time}
                    </p>
                    <h1 className="text-balance wrap-break-word text-title1">{data.title}</h1>
                    <p className="text-pretty text-secondary-label text-subhead">{data.titleDescription}</p>
                  </div>
                  <Picture
                    src={data.image}
                    alt={data.imageAlt}
                    eager
                    ratio="square"
                    sizes="80px"
                    className="w-20 flex-none rounded-[18px]"
                  />
                </div>
                <div id={buttonId} className="mt-4 grid">
                  <Button size="lg" icon={<ShareIcon className="size-5" />} onClick={() => onShare()}>
                    {data.share}
                  </Button>
                </div>
                <MapNote
                  state={mapHandle.state}
                  map={map}
                  placeName={labels.marker}
                  messages={data.fallback}
                  className="mt-1 justify-items-center"
                />
              </div>
            </div>
          </div>
        </div>
      </Content>
    </Page>
  )
}
