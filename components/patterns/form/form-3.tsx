'use client'
import { useMapState } from '@patternbook/engine/map/use-map-state'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { MapNote } from '@/components/ui/map-note'
import { MapView } from '@/components/ui/map-view'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout4.json'
import { useEntries } from './use-entries'

/** Props of Form3. */
export type Form3Props = ScreenProps<typeof english> & {
  /** Called with the note. */
  onSubmit?: (values: { description: string }) => void
}

/** A note about a place: a map, and a text field that fills the rest of the page. The text survives navigation. */
export default function Form3({ data = english, onBack, ...callbacks }: Form3Props) {
  const { map, labels } = data
  const handle = useMapState()
  const toast = useToast()
  const {
    onSubmit = ({ description }) => toast(description ? data.toasts.submit : data.toasts.submitEmpty),
  } = callbacks
  const { values, field } = useEntries('description')

  const save = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ description: values.description.trim() })
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto flex w-full max-w-160 flex-1 flex-col ios:pt-2">
          <MapView
            map={map}
            handle={handle}
            label={labels.map}
            marker={labels.marker}
            className="squircle h-[250px] ios:mx-margin ios:rounded-card material:tablet:rounded-card"
          />
          <form
            noValidate
            onSubmit={save}
            className="flex flex-1 flex-col px-margin pt-4 ios:[--field-cell:var(--pb-surface)]"
          >
            <h1 className="text-balance wrap-break-word text-title2">{data.title}</h1>
            <p className="text-label-2 text-subhead">{data.subtitle}</p>
            <MapNote
              state={handle.state}
              map={map}
              marker={labels.marker}
              fallback={data.fallback}
              className="mt-1 mb-3 material:mb-5"
            />
            <Textarea
              label={data.description}
              placeholder={data.descriptionPlaceholder}
              className="flex-1 tablet:flex-none [&_textarea]:min-h-32"
              {...field('description')}
            />
            <Button type="submit" size="lg" className="mt-5 w-full material:mt-6">
              {data.button}
            </Button>
          </form>
        </div>
      </Content>
    </Page>
  )
}
