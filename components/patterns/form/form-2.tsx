'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { required, useForm, type ValidationRule } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Segmented } from '@/components/ui/segmented'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/form/layout3.json'
import { focusNextField } from './use-form-values'

const autoCompleteTokens = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  zipCode: 'postal-code',
} as const
type FieldName = keyof typeof autoCompleteTokens

/** 3 to 10 letters, digits, spaces, and hyphens, with at least one digit, and with a letter or digit at each end. */
const POSTAL_CODE_PATTERN = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N} -]{1,8}[\p{L}\p{N}]$/u
const postalCodeRule =
  (message: string): ValidationRule =>
  (value) =>
    POSTAL_CODE_PATTERN.test(value.trim()) ? undefined : message

// Material: city and postal code are on one line if both fit.
const addressFieldsClass =
  'baseline:*:gap-x-2 material:*:@min-[20.5em]:grid-cols-2 material:*:@min-[20.5em]:*:nth-[-n+2]:col-span-full material:*:items-start'

/** Props of Form2. */
export type Form2Props = ScreenProps<typeof english> & {
  /** Called on submission with the valid address, whether it becomes the default, and the title of the selected day. */
  onSubmit?: (address: Record<FieldName, string>, isDefaultAddress: boolean, selectedDayTitle: string) => void
  /** Called when the switch that makes the address the default for later orders is turned on or off. */
  onDefaultAddressChange?: (isDefaultAddress: boolean) => void
}

/** A group of fields with its heading. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="px-4 pb-2 text-secondary-label text-subhead ios-26:text-headline baseline:text-button expressive:text-headline material:text-md-primary">
      {title}
    </h2>
    {children}
  </section>
)

/** An address form that browsers can autofill. All fields except for the second address line are required. */
export default function Form2({ data = english, onBack, ...callbacks }: Form2Props) {
  const toast = useToast()
  const { errors } = data
  const {
    onSubmit = ({ city }) => toast(interpolate(data.toasts.submit, { city: city.trim() })),
    onDefaultAddressChange,
  } = callbacks
  const [isDefaultAddress, setIsDefaultAddress] = useState(true)
  const [dayId, setDayId] = useState(data.days[0]?.id)
  const dayTitle = data.days.find(({ id }) => id === dayId)?.title ?? ''
  const form = useForm<FieldName>({
    firstName: [required(errors.firstName)],
    lastName: [required(errors.lastName)],
    addressLine1: [required(errors.addressLine1)],
    addressLine2: [],
    city: [required(errors.city)],
    zipCode: [required(errors.zipCode), postalCodeRule(errors.zipCodeInvalid)],
  })
  const getAddressFieldProps = (name: FieldName) => ({
    label: data[name],
    placeholder: data[`${name}Placeholder`],
    autoComplete: autoCompleteTokens[name],
    enterKeyHint: 'next' as const,
    ...form.getFieldProps(name),
  })

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <form
          noValidate
          onSubmit={form.handleSubmit((address) => onSubmit(address, isDefaultAddress, dayTitle))}
          onKeyDown={focusNextField}
          className="mx-auto flex w-full max-w-160 flex-col px-margin pt-3 ios:[--field-background:var(--pb-surface)] material:pt-2"
        >
          <h1 className="text-balance text-title1 wrap-break-word ios:text-[length:min(var(--pb-text-title1),12.5cqw)] material:text-[length:min(var(--pb-text-title1),15cqw)]">
            {data.heading}
          </h1>
          <p className="mt-1 text-balance text-secondary-label text-subhead">{data.subtitle}</p>
          <div className="mt-3 mb-4 flex items-center gap-3.5 @max-[18em]/frame:flex-col @max-[18em]/frame:items-start rounded-group bg-surface p-3 expressive:bg-surface-bright">
            <Picture
              src={data.order.image}
              alt={data.order.imageAlt}
              eager
              ratio="square"
              sizes="88px"
              className="squircle w-22 flex-none rounded-[18px] material:w-19 material:rounded-[12px]"
            />
            <div className="min-w-0 flex-1">
              <p className="text-headline">{data.order.title}</p>
              <p className="text-secondary-label text-subhead">{data.order.note}</p>
              <div className="mt-2">
                <Segmented
                  label={data.daysTitle}
                  options={data.days.map(({ id, title }) => ({ id: String(id), title }))}
                  value={String(dayId)}
                  onChange={(id) => setDayId(Number(id))}
                />
              </div>
            </div>
          </div>
          <div className="grid gap-4">
            <Section title={data.recipient}>
              <FieldGroup className="baseline:*:gap-x-2 material:*:@min-[20.5em]:grid-cols-2 material:*:items-start">
                <Field {...getAddressFieldProps('firstName')} />
                <Field {...getAddressFieldProps('lastName')} />
              </FieldGroup>
            </Section>
            <Section title={data.address}>
              <FieldGroup className={addressFieldsClass}>
                <Field {...getAddressFieldProps('addressLine1')} />
                <Field {...getAddressFieldProps('addressLine2')} />
                <Field {...getAddressFieldProps('city')} />
                <Field {...getAddressFieldProps('zipCode')} enterKeyHint="done" />
              </FieldGroup>
            </Section>
          </div>
          <List className="-mx-(--pb-margin) ios:pt-4! material:pt-4!">
            <Item
              as="label"
              title={data.defaultAddress}
              subtitle={data.defaultAddressHint}
              end={
                <Toggle
                  checked={isDefaultAddress}
                  onChange={({ target }) => {
                    setIsDefaultAddress(target.checked)
                    onDefaultAddressChange?.(target.checked)
                  }}
                />
              }
            />
          </List>
          <Button type="submit" size="lg" className="mt-5 material:mt-6 baseline:min-w-36 baseline:self-end">
            {data.button}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
