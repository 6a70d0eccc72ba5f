'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { useEffect, useState } from 'react'
import { PlaceContacts } from '@/components/patterns/maps/place-contacts'
import { type ContactKind, placeToastMessage } from '@/components/patterns/maps/place-toast'
import {
  LikeSaveShareButtons,
  type LikeSaveShareCallbacks,
} from '@/components/patterns/parallax/like-save-share-buttons'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Navigation } from '@/components/ui/symbols/navigation'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab9.json'
import { TopTabPage } from './top-tab-page'

/** Props of Tab9. */
export type Tab9Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the pressed contact of the shop, and with `location` when the Directions button is pressed. */
    onSelect?: (contact: ContactKind) => void
  }

const cardClass =
  'mx-margin squircle overflow-hidden rounded-group bg-surface material:bg-[var(--cell-background,var(--pb-surface-container))]'

/** The shop that sells the first tab's product: a photo, directions, opening hours, reviews, a map, and contacts. */
export default function Tab9({ data = english, onBack, ...callbacks }: Tab9Props) {
  const { map, labels, fallback } = data
  const toast = useToast()
  const mapHandle = useMapState()
  const { onSelect = (contact) => toast(placeToastMessage(data, contact)), ...actionCallbacks } = callbacks
  // The visitor's local time, which the server does not know. The IDs in `week` are 1 (Monday) to 7 (Sunday).
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const weekday = now && (now.getDay() || 7)
  const isOpenToday = data.week.some(({ id, isOpen }) => id === weekday && isOpen)
  const isOpenNow =
    now === undefined ||
    (isOpenToday && now.getHours() >= data.openingHour && now.getHours() < data.closingHour)

  return (
    <TopTabPage onBack={onBack} data={data} tabName="tab9" titleAs="div">
      <div className="mx-auto w-full max-w-160 flex-none pt-1">
        <div className="relative mx-margin">
          <Picture
            src={data.image}
            alt={data.imageAlt}
            eager
            ratio="16/9"
            className="squircle rounded-group expressive:rounded-[28px]"
          />
          <div
            data-over-picture
            data-opaque-buttons
            className="absolute end-2.5 top-2.5 flex ios-26:bar-group material:gap-0"
          >
            <LikeSaveShareButtons
              title={data.title}
              toasts={data.toasts}
              labels={labels}
              {...actionCallbacks}
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-margin pt-4">
          <div className="min-w-0 flex-[1_1_10em]">
            <h1 className="text-title1">{data.title}</h1>
            <p className="text-secondary-label text-subhead">{data.titleDescription}</p>
          </div>
          <Button
            size="sm"
            icon={<Navigation aria-hidden="true" className="mirror-rtl size-4.5" />}
            onClick={() => onSelect('location')}
          >
            {data.directions}
          </Button>
        </div>
        <section className={`${cardClass} mt-4 p-3.5`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-headline">{labels.hours}</h2>
            <p
              className={`font-semibold text-subhead ${isOpenNow ? 'text-[#16663A] theme-dark:text-[#5FD38D]' : 'text-danger'} ${now ? '' : 'invisible'}`}
            >
              {isOpenNow ? data.openUntil : data.closed}
            </p>
          </div>
          <ul className="mt-2.5 -mx-1.5 flex flex-wrap">
            {data.week.map(({ id, day, isOpen }) => (
              <li
                key={id}
                aria-current={id === weekday ? 'date' : undefined}
                className={`max-w-[6em] flex-auto rounded-[14px] px-1 py-2 text-center ${id === weekday ? 'bg-tint-fill text-on-tint' : isOpen ? '' : 'text-secondary-label'}`}
              >
                <span className="block font-semibold text-footnote arabic:text-caption">{day}</span>
                <span className="block whitespace-nowrap text-caption tabular-nums">
                  {isOpen ? data.hours : data.closed}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="px-margin pt-6">
          <h2 className="text-title3">{data.reviewsTitle}</h2>
          <ul className="mt-2.5 grid grid-cols-2 gap-2.5 @max-[18em]/frame:grid-cols-1">
            {data.reviews.map(({ id, avatar, title, description }) => (
              <li
                key={id}
                className="squircle flex flex-col rounded-group bg-surface p-3.5 material:bg-[var(--cell-background,var(--pb-surface-container))]"
              >
                <p className="text-pretty text-subhead">{description}</p>
                <p className="mt-auto flex items-center gap-2 pt-2.5 font-semibold text-footnote material:text-subhead">
                  <Avatar src={avatar} size="sm" />
                  <span className="min-w-0 wrap-break-word">{title}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className={`${cardClass} mt-6`}>
          <h2 className="sr-only">{data.titleMap}</h2>
          <MapView
            map={map}
            mapHandle={mapHandle}
            label={labels.map}
            markerLabel={labels.marker}
            className="h-64"
          />
        </section>
        <PlaceContacts data={data} onSelect={onSelect} />
        <section className="px-margin pt-6">
          <h2 className="text-title3">{data.contentTitle}</h2>
          <p className="mt-1 text-body-read text-pretty">{data.contentDescription}</p>
        </section>
        <MapNote
          state={mapHandle.state}
          map={map}
          placeName={labels.marker}
          messages={fallback}
          className="px-margin pt-3"
        />
      </div>
    </TopTabPage>
  )
}
