'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type FormEvent, useId, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { CalendarDays } from '@/components/ui/symbols/calendar-days'
import { User } from '@/components/ui/symbols/user'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout1.json'
import { useFormValues } from './use-form-values'

/** Props of Form0. */
export type Form0Props = ScreenProps<typeof english> & {
  /** Called with the values when the form is submitted. */
  onSubmit?: (values: { yourName: string; title: string; description: string; topics: string[] }) => void
}

/**
 * A question to the host of a place: the portrait of the host over a photo, topics as chips, and fields for the question, the
 * stay, and the name.
 */
export default function Form0({ data = english, onBack, ...callbacks }: Form0Props) {
  const buttonId = useId()
  const toast = useToast(buttonId)
  const {
    onSubmit = ({ yourName: name }) =>
      toast(name ? interpolate(data.toasts.submit, { name }) : data.toasts.submitEmpty),
  } = callbacks
  const { values, getFieldProps, clearValues, focusNextField } = useFormValues(
    'yourName',
    'title',
    'description',
  )
  const initialTopicIds = data.topics.filter(({ isChecked }) => isChecked).map(({ id }) => id)
  const [selectedTopicIds, setSelectedTopicIds] = useState(initialTopicIds)
  const toggleTopic = (id: number) =>
    setSelectedTopicIds((previous) =>
      previous.includes(id) ? previous.filter((topicId) => topicId !== id) : [...previous, id],
    )

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const topics = data.topics.filter(({ id }) => selectedTopicIds.includes(id)).map(({ title }) => title)
    onSubmit({ ...values, yourName: values.yourName.trim(), topics })
    clearValues()
    setSelectedTopicIds(initialTopicIds)
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <PhotoHeader src={data.image} alt={data.imageAlt} className="min-h-[30cqh]" />
        <form
          noValidate
          onSubmit={handleSubmit}
          onKeyDown={focusNextField}
          className="mx-auto flex w-full max-w-160 flex-1 flex-col px-margin ios:[--field-background:var(--pb-surface)]"
        >
          <Avatar src={data.avatar} size="xl" eager className="relative -mt-10 border-4 border-grouped" />
          <h1 className="mt-3 text-balance text-title1 wrap-break-word ios:text-[length:min(var(--pb-text-title1),12.5cqw)] material:text-[length:min(var(--pb-text-title1),15cqw)]">
            {data.heading}
          </h1>
          <p className="mt-1 text-secondary-label text-subhead">{data.subtitle}</p>
          <fieldset className="mt-4">
            <legend className="sr-only">{data.topicsTitle}</legend>
            <div className="flex flex-wrap gap-2">
              {data.topics.map(({ id, title }) => (
                <Chip key={id} selected={selectedTopicIds.includes(id)} onClick={() => toggleTopic(id)}>
                  {title}
                </Chip>
              ))}
            </div>
          </fieldset>
          <Textarea
            label={data.description}
            placeholder={data.descriptionPlaceholder}
            className="mt-4 max-h-64 min-h-36 flex-[1_0_auto] expressive:[&>div]:rounded-t-group expressive:[&>div]:rounded-b-[4px]"
            {...getFieldProps('description')}
          />
          {/* In Material 3 Expressive, these two fields and the text area are one group. */}
          <FieldGroup className="mt-4 baseline:mt-2 expressive:mt-0.5 expressive:*:segmented-list expressive:*:mx-0! expressive:*:gap-0.5! expressive:*:*:first:rounded-t-[4px]!">
            <Field
              label={data.title}
              placeholder={data.titlePlaceholder}
              startIcon={<CalendarDays aria-hidden="true" />}
              autoComplete="off"
              enterKeyHint="next"
              {...getFieldProps('title')}
            />
            <Field
              label={data.yourName}
              placeholder={data.yourNamePlaceholder}
              startIcon={<User aria-hidden="true" />}
              autoComplete="name"
              enterKeyHint="send"
              {...getFieldProps('yourName')}
            />
          </FieldGroup>
          <div id={buttonId} className="mt-6 grid baseline:justify-items-end">
            <Button type="submit" size="lg" className="baseline:min-w-36">
              {data.button}
            </Button>
          </div>
        </form>
      </Content>
    </Page>
  )
}
