'use client'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Building2 } from '@/components/ui/symbols/building-2'
import { Globe } from '@/components/ui/symbols/globe'
import { Lock } from '@/components/ui/symbols/lock'
import { Mail } from '@/components/ui/symbols/mail'
import { User } from '@/components/ui/symbols/user'
import { CountryField } from './country-field'
import type { Account, AccountFormData } from './use-account-form'

type FieldsProps<Name extends keyof Account> = {
  data: AccountFormData
  /** Shows icons in the fields on Material. */
  showIcons?: boolean
  /** A form from `useForm`. It may also have fields that the component does not show. */
  form: {
    getFieldProps: (
      name: Name,
    ) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'onChange' | 'error' | 'announceError'>
  }
}

/** Fields for username, email, and password, for a FieldGroup. */
export function CredentialFields({ data, form, showIcons }: FieldsProps<'username' | 'email' | 'password'>) {
  return (
    <>
      <Field
        label={data.username}
        placeholder={data.usernamePlaceholder}
        startIcon={showIcons && <User aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.getFieldProps('username')}
      />
      <Field
        label={data.email}
        placeholder={data.emailPlaceholder}
        startIcon={showIcons && <Mail aria-hidden="true" />}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...form.getFieldProps('email')}
      />
      <Field
        label={data.password}
        placeholder={data.passwordPlaceholder}
        startIcon={showIcons && <Lock aria-hidden="true" />}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        revealLabels={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
        {...form.getFieldProps('password')}
      />
    </>
  )
}

/** Fields for country and city, for a FieldGroup. */
export function PlaceFields({ data, form, showIcons }: FieldsProps<'country' | 'city'>) {
  return (
    <>
      <CountryField
        label={data.country}
        placeholder={data.countryPlaceholder}
        startIcon={showIcons && <Globe aria-hidden="true" />}
        data={data}
        {...form.getFieldProps('country')}
      />
      <Field
        label={data.city}
        placeholder={data.cityPlaceholder}
        startIcon={showIcons && <Building2 aria-hidden="true" />}
        autoComplete="address-level2"
        enterKeyHint="done"
        {...form.getFieldProps('city')}
      />
    </>
  )
}
