'use client'
import { fill } from '@patternbook/engine/data/fill'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab6.json'
import { TabPage } from './tab-page'

const empty = { yourName: '', title: '', description: '' }

/** Props of Tab6. */
export type Tab6Props = ScreenProps<typeof english> & {
  /** Called with what was written. */
  onSubmit?: (letter: typeof empty) => void
}

/** A letter: two lines for who and about what, and the rest of the page to write on. It waits while one reads another tab. */
export default function Tab6({ data = english, onBack, ...callbacks }: Tab6Props) {
  const toast = useToast()
  const {
    onSubmit = ({ yourName: name }) =>
      toast(name ? fill(data.toasts.submit, { name }) : data.toasts.submitEmpty),
  } = callbacks
  const [letter, setLetter] = useState(empty)

  const field = (name: keyof typeof empty) => ({
    name,
    label: data[name],
    placeholder: data[`${name}Placeholder`],
    value: letter[name],
    onChange: (value: string) => setLetter((before) => ({ ...before, [name]: value })),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...letter, yourName: letter.yourName.trim() })
    setLetter(empty)
  }

  return (
    <TabPage onBack={onBack} data={data} tab="tab6" titleAs="div">
      <form
        noValidate
        onSubmit={send}
        className="mx-auto flex w-full max-w-160 flex-1 flex-col px-margin pt-3 ios:[--field-cell:var(--pb-surface)] material:pt-2"
      >
        <h1 className="text-balance text-title1">{data.heading}</h1>
        <p className="mt-1 mb-5 text-label-2 text-subhead material:mb-7">{data.subtitle}</p>
        <FieldGroup>
          <Field autoComplete="name" enterKeyHint="next" {...field('yourName')} />
          <Field autoComplete="off" enterKeyHint="next" {...field('title')} />
        </FieldGroup>
        <Textarea className="mt-4 flex-1" {...field('description')} />
        <Button type="submit" size="lg" className="mt-5 material:mt-6 material:min-w-36 material:self-end">
          {data.button}
        </Button>
      </form>
    </TabPage>
  )
}
