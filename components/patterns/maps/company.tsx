'use client'
import { formatDigits } from '@patternbook/engine/data/interpolate'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { useContentLang } from '@/components/ui/content-state'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/maps/layout2.json'
import { PlaceContacts } from './place-contacts'
import { PlaceActions } from './place-header'
import { type ContactKind, placeToastMessage } from './place-toast'

type Maps1Data = typeof english

type CompanyProps = {
  data: Maps1Data
  /** Called with the pressed contact: `location` for the Directions button, and `phone` for the Call button. */
  onSelect?: (contact: ContactKind) => void
}

/** A company: photos, two main actions, a description, a card with a map and directions to the door, and contacts. */
export function Company({ data, ...callbacks }: CompanyProps) {
  const { map, labels, fallback } = data
  const lang = useContentLang()
  const mapHandle = useMapState()
  const toast = useToast()
  const { onSelect = (contact) => toast(placeToastMessage(data, contact)) } = callbacks
  return (
    <div className="mx-auto w-full max-w-160 flex-none ios-18:pt-2 baseline:pt-2">
      {/* On iOS 26 and in Material 3 Expressive, the header shows this text. */}
      <p className="px-margin text-secondary-label text-subhead ios-26:hidden expressive:hidden">
        {data.titleDescription}
      </p>
      {/* One large photo, and two stacked beside it. */}
      <div className="mx-margin mt-3 grid h-44 grid-cols-3 grid-rows-2 gap-1 overflow-hidden rounded-card *:first:col-span-2 *:first:row-span-2">
        {data.photos.map(({ id, image, imageAlt }) => (
          <Picture key={id} src={image} alt={imageAlt} eager ratio="fill" sizes="250px" />
        ))}
      </div>
      <div className="pt-3">
        <PlaceActions data={data} onSelect={onSelect} />
      </div>
      <section className="px-margin pt-6">
        <h2 className="text-title3 material:text-title2">{data.contentTitle}</h2>
        <p className="mt-1 text-secondary-label text-pretty text-subhead">{data.contentDescription}</p>
      </section>
      <section className="squircle mx-margin mt-5 overflow-hidden rounded-card bg-surface">
        <MapView
          map={map}
          mapHandle={mapHandle}
          label={labels.map}
          markerLabel={labels.marker}
          className="m-2 h-64 rounded-[18px]"
        />
        <div className="px-4 pt-2 pb-4">
          <h2 className="text-headline">{data.titleMap}</h2>
          <ol className="mt-3 grid gap-3">
            {data.steps.map(({ id, text }, index) => (
              <li
                key={id}
                className="relative flex gap-2.5 text-subhead not-last:before:absolute not-last:before:start-[.8em] not-last:before:top-[1.7em] not-last:before:-bottom-3 not-last:before:border-s-2 not-last:before:border-separator"
              >
                <span
                  aria-hidden="true"
                  className="relative grid size-[1.7em] flex-none place-items-center rounded-full bg-tint-fill font-semibold text-on-tint"
                >
                  {formatDigits(index + 1, lang)}
                </span>
                <span className="min-w-0 pt-[.1em] text-pretty wrap-break-word">{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <MapNote
          state={mapHandle.state}
          map={map}
          placeName={labels.marker}
          messages={fallback}
          className="border-separator border-t-hairline px-4"
        />
      </section>
      <PlaceContacts data={data} onSelect={onSelect} />
    </div>
  )
}
