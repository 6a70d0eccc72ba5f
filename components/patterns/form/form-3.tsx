'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Textarea } from '@/components/ui/textarea'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout4.json'

/** A closer zoom than on other maps. */
const closeUp = { zoom: 17 }

/** Props of Form3. */
export type Form3Props = ScreenProps<typeof english> & {
  /** Called with the note. */
  onSubmit?: (values: { description: string }) => void
  /** Called when the reminder is switched on or off. */
  onRemind?: (isOn: boolean) => void
}

/** A note about a place: its text, photos, and a map with a reminder. The text remains after it is saved. */
export default function Form3({ data = english, onBack, ...callbacks }: Form3Props) {
  const { map, labels } = data
  const close = { ...map, ...closeUp }
  const handle = useMapState()
  const toast = useToast()
  const {
    onSubmit = ({ description }) => toast(description ? data.toasts.submit : data.toasts.submitEmpty),
    onRemind,
  } = callbacks
  const [written, setWritten] = useState<string>()
  const description = written ?? data.draft

  const save = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ description: description.trim() })
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto flex w-full max-w-160 flex-1 flex-col ios:pt-2">
          <form
            noValidate
            onSubmit={save}
            className="flex flex-1 flex-col px-margin pt-2 ios:[--field-cell:var(--pb-surface)]"
          >
            <h1 className="text-balance wrap-break-word text-title2">{data.title}</h1>
            <p className="mt-1 text-label-2 text-subhead">{data.subtitle}</p>
            <Textarea
              name="description"
              label={data.description}
              placeholder={data.descriptionPlaceholder}
              value={description}
              onChange={setWritten}
              className="mt-5 [&_textarea]:min-h-30"
            />
            <ul aria-label={labels.photos} className="mt-5 grid grid-cols-3 gap-2.5">
              {data.photos.map(({ id, image, imageAlt }) => (
                <li key={id}>
                  <Picture
                    name={image}
                    alt={imageAlt}
                    eager
                    ratio="4/3"
                    sizes="120px"
                    className="squircle rounded-[16px] material:rounded-[12px]"
                  />
                </li>
              ))}
            </ul>
            <MapView
              map={close}
              handle={handle}
              label={labels.map}
              marker={labels.marker}
              className="squircle mt-5 min-h-76 flex-1 rounded-card"
            />
            <MapNote state={handle.state} map={close} marker={labels.marker} fallback={data.fallback} />
            <List className="-mx-(--pb-margin) ios:pt-1! material:pt-1!">
              <Item
                as="label"
                title={data.reminder}
                subtitle={data.reminderHint}
                end={<Toggle defaultChecked onChange={({ target }) => onRemind?.(target.checked)} />}
              />
            </List>
            <Button type="submit" size="lg" className="mt-6 w-full">
              {data.button}
            </Button>
          </form>
        </div>
      </Content>
    </Page>
  )
}
