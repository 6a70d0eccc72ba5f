'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { Bell } from '@/components/ui/symbols/bell'
import { Textarea } from '@/components/ui/textarea'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout4.json'

/** A higher zoom level than that of the data, so that the map shows a smaller area. */
const closeUpMapOptions = { zoom: 17 }

/** Props of Form3. */
export type Form3Props = ScreenProps<typeof english> & {
  /** Called with the trimmed note when the form is submitted. */
  onSubmit?: (values: { description: string }) => void
  /** Called when the reminder is switched on or off. */
  onReminderChange?: (isOn: boolean) => void
}

/** A note about a place: a map, the text, photos, and a reminder. The text remains after the form is submitted. */
export default function Form3({ data = english, onBack, ...callbacks }: Form3Props) {
  const { map, labels } = data
  const closeUpMap = { ...map, ...closeUpMapOptions }
  const mapHandle = useMapState()
  const toast = useToast()
  const {
    onSubmit = ({ description }) => toast(description ? data.toasts.submit : data.toasts.submitEmpty),
    onReminderChange,
  } = callbacks
  const [editedNote, setEditedNote] = useState<string>()
  const description = editedNote ?? data.draft

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ description: description.trim() })
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <form noValidate onSubmit={handleSubmit} className="flex flex-1 flex-col">
          <div className="mx-auto w-full max-w-160 flex-none pt-2 pb-4">
            <Card as="section" className="mx-margin">
              <MapView
                map={closeUpMap}
                mapHandle={mapHandle}
                label={labels.map}
                markerLabel={labels.marker}
                className="h-52 material:h-64"
              />
              <div className="flex flex-wrap items-center gap-x-4 px-4 pt-3 pb-2 ios:pb-1.5">
                <div className="min-w-0 flex-[1_0_auto] max-w-full pb-1.5">
                  <h1 className="wrap-break-word text-title3">{data.title}</h1>
                  <p className="text-secondary-label text-subhead">{data.subtitle}</p>
                </div>
                <MapNote
                  state={mapHandle.state}
                  map={closeUpMap}
                  placeName={labels.marker}
                  messages={data.fallback}
                />
              </div>
            </Card>
            <Card as="section" className="mx-margin mt-3">
              <Textarea
                name="description"
                label={data.description}
                placeholder={data.descriptionPlaceholder}
                value={description}
                onChange={setEditedNote}
                className="[--cell-background:transparent] [--field-background:transparent] [--field-label-background:var(--pb-surface)] ios:pt-3.5 baseline:px-4 baseline:pt-5 ios:[&_textarea]:pt-0 ios:[&_textarea]:pb-3 [&_textarea]:min-h-22"
              />
              <ul aria-label={labels.photos} className="grid grid-cols-3 gap-2 px-4 pb-4 baseline:pt-4">
                {data.photos.map(({ id, image, imageAlt }) => (
                  <li key={id}>
                    <Picture
                      src={image}
                      alt={imageAlt}
                      eager
                      ratio="4/3"
                      sizes="120px"
                      className="squircle rounded-[12px]"
                    />
                  </li>
                ))}
              </ul>
            </Card>
            <Card as="section" className="mx-margin mt-3">
              {/* biome-ignore lint/a11y/noLabelWithoutControl: Toggle renders the control */}
              <label className="flex min-h-row cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2.5">
                <Bell aria-hidden="true" className="size-6 flex-none text-tint" />
                <span className="min-w-0 flex-[1_1_6em]">
                  <span className="block wrap-break-word text-headline">{data.reminder}</span>
                  <span className="block text-secondary-label text-subhead">{data.reminderHint}</span>
                </span>
                <Toggle defaultChecked onChange={({ target }) => onReminderChange?.(target.checked)} />
              </label>
            </Card>
          </div>
          <StickyAction>
            <Button type="submit" size="lg">
              {data.button}
            </Button>
          </StickyAction>
        </form>
      </Content>
    </Page>
  )
}
