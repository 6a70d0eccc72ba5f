'use client'
import { fill } from '@patternbook/engine/data/fill'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout3.json'
import { useEntries } from './use-entries'

const lines = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'addressLine1', autoComplete: 'address-line1' },
  { name: 'addressLine2', autoComplete: 'address-line2' },
  { name: 'city', autoComplete: 'address-level2' },
] as const

/** Props of Form2. */
export type Form2Props = ScreenProps<typeof english> & {
  /** Called with the address. */
  onSubmit?: (address: Record<(typeof lines)[number]['name'] | 'zipCode', string>) => void
}

/** An address, line by line, that a browser can fill in by itself. */
export default function Form2({ data = english, onBack, ...callbacks }: Form2Props) {
  const toast = useToast()
  const {
    onSubmit = ({ city }) => toast(city ? fill(data.toasts.submit, { city }) : data.toasts.submitEmpty),
  } = callbacks
  const { values, field, clear, next } = useEntries(...lines.map(({ name }) => name), 'zipCode')

  const save = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...values, city: values.city.trim() })
    clear()
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <form
          noValidate
          onSubmit={save}
          onKeyDown={next}
          className="mx-auto flex w-full max-w-160 flex-col px-margin pt-3 ios:[--field-cell:var(--pb-surface)] material:pt-2"
        >
          <h1 className="text-balance text-title1 wrap-break-word ios:text-[length:min(var(--pb-text-title1),12.5cqw)] material:text-[length:min(var(--pb-text-title1),15cqw)]">
            {data.heading}
          </h1>
          <p className="mt-1 mb-5 text-pretty text-label-2 text-subhead material:mb-7">{data.subtitle}</p>
          <FieldGroup>
            {lines.map(({ name, autoComplete }) => (
              <Field
                key={name}
                label={data[name]}
                placeholder={data[`${name}Placeholder`]}
                autoComplete={autoComplete}
                enterKeyHint="next"
                {...field(name)}
              />
            ))}
            <Field
              label={data.zipCode}
              placeholder={data.zipCodePlaceholder}
              autoComplete="postal-code"
              inputMode="numeric"
              enterKeyHint="done"
              {...field('zipCode')}
            />
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-5 material:mt-6 material:min-w-36 material:self-end">
            {data.button}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
