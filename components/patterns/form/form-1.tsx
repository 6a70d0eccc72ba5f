'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Stars } from '@/components/ui/stars'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout2.json'
import { HikeProfile } from './hike-profile'
import { useFormValues } from './use-form-values'

/** Props of Form1. */
export type Form1Props = ScreenProps<typeof english> & {
  /** Called with the number of stars when the user changes it. */
  onRate?: (stars: number) => void
  /** Called with the values when the form is submitted. */
  onSubmit?: (values: { yourName: string; description: string; stars: number }) => void
}

/** A review of a hike: the elevation profile, stars with a rating in words, a name, and a text field that grows with its text. */
export default function Form1({ data = english, onBack, ...callbacks }: Form1Props) {
  const lang = useContentLang()
  const initialStars = data.iconsStars.filter((star) => star.isActive).length
  const [stars, setStars] = useState(initialStars)
  const buttonId = useId()
  const toast = useToast(buttonId)
  const {
    onRate = (number) => toast(interpolate(data.toasts.rates, { number }, lang)),
    onSubmit = ({ yourName: name, stars: number }) =>
      toast(interpolate(name ? data.toasts.submit : data.toasts.submitEmpty, { name, number }, lang)),
  } = callbacks
  const { values, getFieldProps, clearValues, focusNextField } = useFormValues('yourName', 'description')

  const rate = (number: number) => {
    setStars(number)
    onRate(number)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...values, yourName: values.yourName.trim(), stars })
    clearValues()
    setStars(initialStars)
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <form
          noValidate
          onSubmit={handleSubmit}
          onKeyDown={focusNextField}
          className="mx-auto flex w-full max-w-160 flex-1 flex-col px-margin pt-3 ios:[--field-background:var(--pb-surface)] material:pt-2"
        >
          <h1 className="text-balance text-title1 wrap-break-word ios:text-[length:min(var(--pb-text-title1),12.5cqw)] material:text-[length:min(var(--pb-text-title1),15cqw)]">
            {data.heading}
          </h1>
          <p className="mt-1 text-pretty text-secondary-label text-subhead">{data.subtitle}</p>
          <HikeProfile facts={data.facts} />
          <div className="squircle my-4 rounded-field pt-3 pb-3.5 bg-surface text-center material:my-4 material:rounded-card">
            <p className="text-footnote text-secondary-label material:text-button">{data.ratingTitle}</p>
            <Stars
              label={data.ratingTitle}
              value={stars}
              onChange={rate}
              starLabel={(number) => interpolate(data.labels.star, { number }, lang)}
              className="mx-auto my-0.5"
            />
            <p className="px-4 text-headline">{data.ratingLabels[stars - 1]}</p>
          </div>
          <FieldGroup>
            <Field
              label={data.yourName}
              placeholder={data.yourNamePlaceholder}
              autoComplete="name"
              enterKeyHint="next"
              {...getFieldProps('yourName')}
            />
          </FieldGroup>
          <p className="px-4 pt-2 text-footnote text-secondary-label expressive:text-subhead">{data.hint}</p>
          <Textarea
            label={data.description}
            placeholder={data.descriptionPlaceholder}
            className="mt-4 [&_textarea]:min-h-28"
            {...getFieldProps('description')}
          />
          <div id={buttonId} className="mt-5 material:mt-6 grid baseline:justify-items-end">
            <Button type="submit" size="lg" className="baseline:min-w-36">
              {data.button}
            </Button>
          </div>
        </form>
      </Content>
    </Page>
  )
}
