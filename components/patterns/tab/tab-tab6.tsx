'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type FormEvent, useId, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Send } from '@/components/ui/symbols/send'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab6.json'
import { focusNextField } from '../form/use-form-values'
import { TabPage } from './tab-page'
import { Waveform } from './waveform'

const emptyValues = { yourName: '', title: '', description: '' }

/** Props of Tab6. */
export type Tab6Props = ScreenProps<typeof english> & {
  /** Called with the values of the form and the ID of the recipient. */
  onSubmit?: (values: typeof emptyValues & { recipientId: number }) => void
}

/** A form that sends a song to a friend. An open record sleeve shows the song and the message. */
export default function Tab6({ data = english, onBack, ...callbacks }: Tab6Props) {
  const buttonId = useId()
  const toast = useToast(buttonId)
  const {
    onSubmit = ({ yourName: name }) =>
      toast(name ? interpolate(data.toasts.submit, { name }) : data.toasts.submitEmpty),
  } = callbacks
  const [values, setValues] = useState(emptyValues)
  const [recipientId, setRecipientId] = useState(data.people[0]?.id ?? 0)

  const getFieldProps = (name: keyof typeof emptyValues) => ({
    name,
    label: data[name],
    placeholder: data[`${name}Placeholder`],
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...values, yourName: values.yourName.trim(), recipientId })
    setValues(emptyValues)
  }

  return (
    <TabPage onBack={onBack} data={data} tabName="tab6" titleAs="div">
      <form
        noValidate
        onSubmit={send}
        onKeyDown={focusNextField}
        className="mx-auto flex w-full max-w-160 flex-1 flex-col px-margin pt-1 ios:[--field-background:var(--pb-surface)]"
      >
        <h1 className="text-balance text-title1 material:text-large-title">{data.heading}</h1>
        <p className="mb-3 text-secondary-label text-subhead">{data.subtitle}</p>
        <fieldset className="mb-4 flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
          <legend className="sr-only">{data.to}</legend>
          {data.people.map(({ id, avatar, title }) => (
            <label
              key={id}
              className="group/face relative flex flex-1 cursor-pointer flex-col items-center gap-1 rounded-[14px] py-1 text-footnote text-secondary-label has-checked:font-semibold has-checked:text-label has-focus-visible:focus-ring-inset expressive:rounded-[20px] expressive:py-2.5 expressive:has-checked:bg-secondary-container expressive:has-checked:text-on-secondary-container"
            >
              <input
                type="radio"
                name="to"
                checked={id === recipientId}
                onChange={() => setRecipientId(id)}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              />
              <Avatar
                src={avatar}
                className="outline-offset-2 group-has-checked/face:outline-3 group-has-checked/face:outline-tint expressive:group-has-checked/face:shape-cookie"
              />
              {title}
            </label>
          ))}
        </fieldset>
        {/* An open record sleeve: the cover, and the song and the message beside or (in narrow frames) below it. */}
        <div className="mb-4 grid flex-[2_0_auto] grid-cols-[2fr_3fr] overflow-hidden rounded-card @max-[18em]/frame:grid-cols-1 material:gap-0.5 expressive:*:rounded-[6px]">
          <Picture src={data.image} eager ratio="fill" sizes="50vw" className="min-h-36" />
          <div className="flex min-w-0 flex-col bg-[#fbe3d6] p-4 text-[#5a2408] theme-dark:bg-[#4a2412] theme-dark:text-[#ffd8c2] baseline:bg-tertiary-container baseline:text-on-tertiary-container theme-dark:baseline:bg-tertiary-container theme-dark:baseline:text-on-tertiary-container expressive:bg-secondary-container expressive:text-on-secondary-container theme-dark:expressive:bg-secondary-container theme-dark:expressive:text-on-secondary-container">
            <p className="text-title3">{data.song}</p>
            <p className="text-subhead">{data.artist}</p>
            <div className="mt-auto flex items-center gap-3 pt-3 [--pb-secondary-label:currentColor] [--pb-tint:currentColor]">
              <Waveform progress={0.36} className="h-9 min-w-0 flex-1" />
              <span className="text-footnote tabular-nums">{data.duration}</span>
            </div>
            <p className="mt-2 line-clamp-2 wrap-break-word font-semibold text-subhead empty:hidden">
              {values.title}
            </p>
            <p className="line-clamp-3 wrap-break-word text-subhead empty:hidden">{values.description}</p>
            <p hidden={!values.yourName} className="line-clamp-1 text-footnote">
              {interpolate(data.from, { name: values.yourName })}
            </p>
          </div>
        </div>
        {/* In Expressive, the fields are connected cells. In Baseline, the two short fields share a line if both fit. */}
        <FieldGroup className="baseline:*:@min-[20.5em]:grid-cols-2 expressive:*:gap-0.5 expressive:[&_.squircle]:rounded-[4px] expressive:[&>*>:first-child_.squircle]:rounded-t-[20px]">
          <Field autoComplete="off" enterKeyHint="next" {...getFieldProps('title')} />
          <Field autoComplete="name" enterKeyHint="next" {...getFieldProps('yourName')} />
        </FieldGroup>
        <Textarea
          className="mt-4 min-h-24 flex-[1_0_auto] expressive:mt-0.5 expressive:[&_.squircle]:rounded-[4px] expressive:[&_.squircle]:rounded-b-[20px]"
          {...getFieldProps('description')}
        />
        <div id={buttonId} className="mt-4 grid">
          <Button type="submit" size="lg" icon={<Send aria-hidden="true" className="mirror-rtl size-5" />}>
            {data.button}
          </Button>
        </div>
      </form>
    </TabPage>
  )
}
