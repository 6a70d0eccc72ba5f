'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { useState } from 'react'
import {
  LikeSaveShareButtons,
  type LikeSaveShareCallbacks,
} from '@/components/patterns/parallax/like-save-share-buttons'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { MapHeader } from '@/components/ui/map-header'
import { MapNote } from '@/components/ui/map-note'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Stars } from '@/components/ui/stars'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/maps/layout1.json'
import { PlaceContacts } from './place-contacts'
import { PlaceActions, PlaceHeader, PlacePhotos } from './place-header'
import { type ContactKind, placeToastMessage } from './place-toast'

/** Props of Maps0. */
export type Maps0Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the pressed contact: `location` for the Directions button, and `phone` for the Call button. */
    onSelect?: (contact: ContactKind) => void
    /** Called with the number of stars when the user rates the shop. */
    onRate?: (stars: number) => void
  }

/**
 * A shop: a map behind the bar; then the name, rating, two main actions, and photos; contacts with the opening hours; a
 * description; and stars to rate the shop. The content starts over the lower edge of the map.
 */
export default function Maps0({ data = english, onBack, ...callbacks }: Maps0Props) {
  const lang = useContentLang()
  const { toasts, labels, map } = data
  const mapHandle = useMapState()
  const toast = useToast()
  const {
    onSelect = (contact) => toast(placeToastMessage(data, contact)),
    onRate = (number) => toast(interpolate(toasts.rates, { number }, lang)),
    ...actionCallbacks
  } = callbacks
  const [userRating, setUserRating] = useState(() => data.iconsStars.filter((star) => star.isActive).length)

  const rate = (number: number) => {
    setUserRating(number)
    onRate(number)
  }

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        titleAs="div"
        overPicture="map"
        onBack={onBack}
        end={<LikeSaveShareButtons title={data.title} toasts={toasts} labels={labels} {...actionCallbacks} />}
      />
      <Content grouped>
        <MapHeader
          map={map}
          mapHandle={mapHandle}
          label={labels.map}
          markerLabel={labels.marker}
          className="ios:h-[max(300px,42cqh)] material:h-[max(300px,46cqh)] [--map-bottom-inset:20px] ios-26:[--map-bottom-inset:36px]"
        />
        {/* A sheet with all content overlaps the map. */}
        <div className="relative z-1 -mt-5 flex-1 bg-grouped ios:shadow-[0_-4px_16px_rgb(0_0_0/.12)] ios-18:rounded-t-[22px] ios-18:pt-4 ios-26:-mt-9 ios-26:rounded-t-[34px] ios-26:pt-5 material:rounded-t-[28px] material:pt-5">
          <div className="mx-auto w-full max-w-160">
            <PlaceHeader data={data} />
            <PlaceActions data={data} onSelect={onSelect} />
            <PlacePhotos photos={data.photos} />
            <PlaceContacts data={data} onSelect={onSelect} />
            <section className="mt-5 ios:mx-margin ios:squircle ios:rounded-group ios:bg-surface ios:p-margin material:px-margin">
              <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
              <p className="mt-1.5 text-body-read text-pretty">{data.contentDescription}</p>
            </section>
            <section className="pt-5 text-center">
              <h2 className="text-footnote material:text-subhead text-secondary-label">{labels.rate}</h2>
              <Stars
                label={labels.rate}
                starLabel={(number) => interpolate(labels.star, { number }, lang)}
                value={userRating}
                onChange={rate}
                className="mx-auto"
              />
            </section>
            <MapNote
              state={mapHandle.state}
              map={map}
              placeName={labels.marker}
              messages={data.fallback}
              className="px-margin pt-3"
            />
          </div>
        </div>
      </Content>
    </Page>
  )
}
