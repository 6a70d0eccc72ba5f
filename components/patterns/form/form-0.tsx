'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout1.json'
import { useEntries } from './use-entries'

/** Props of Form0. */
export type Form0Props = ScreenProps<typeof english> & {
  /** Called with the values of the form. */
  onSubmit?: (values: { yourName: string; title: string; description: string }) => void
}

/** A comment form: name, title, and a text field that fills the rest of the page. */
export default function Form0({ data = english, onBack, ...callbacks }: Form0Props) {
  const toast = useToast()
  const {
    onSubmit = ({ yourName: name }) =>
      toast(name ? interpolate(data.toasts.submit, { name }) : data.toasts.submitEmpty),
  } = callbacks
  const { values, field, clear, next } = useEntries('yourName', 'title', 'description')

  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...values, yourName: values.yourName.trim() })
    clear()
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <form
          noValidate
          onSubmit={send}
          onKeyDown={next}
          className="mx-auto flex w-full max-w-160 flex-1 flex-col px-margin pt-3 ios:[--field-cell:var(--pb-surface)] material:pt-2"
        >
          <h1 className="text-balance text-title1 wrap-break-word ios:text-[length:min(var(--pb-text-title1),12.5cqw)] material:text-[length:min(var(--pb-text-title1),15cqw)]">
            {data.heading}
          </h1>
          <div className="mt-3 mb-5 flex items-center gap-3 rounded-field bg-surface p-2.5 pe-4 material:rounded-card">
            <Picture
              name={data.image}
              eager
              ratio="square"
              sizes="56px"
              className="w-14 flex-none rounded-[12px]"
            />
            <p className="min-w-0 text-pretty text-label-2 text-subhead">{data.subtitle}</p>
          </div>
          <FieldGroup>
            <Field
              label={data.yourName}
              placeholder={data.yourNamePlaceholder}
              autoComplete="name"
              enterKeyHint="next"
              {...field('yourName')}
            />
            <Field
              label={data.title}
              placeholder={data.titlePlaceholder}
              autoComplete="off"
              enterKeyHint="next"
              {...field('title')}
            />
          </FieldGroup>
          <p className="px-4 pt-2 text-footnote text-label-2">{data.hint}</p>
          <Textarea
            label={data.description}
            placeholder={data.descriptionPlaceholder}
            className="mt-4 flex-1 tablet:flex-none [&_textarea]:min-h-40"
            {...field('description')}
          />
          <Button type="submit" size="lg" className="mt-5 material:mt-6 baseline:min-w-36 baseline:self-end">
            {data.button}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
