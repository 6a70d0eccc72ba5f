'use client'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Building2 } from '@/components/ui/symbols/building-2'
import { Globe } from '@/components/ui/symbols/globe'
import { Lock } from '@/components/ui/symbols/lock'
import { Mail } from '@/components/ui/symbols/mail'
import { User } from '@/components/ui/symbols/user'
import { CountryField } from './country-field'
import type { Account, AccountTexts } from './use-account-form'

type FieldsProps<Name extends keyof Account> = {
  data: AccountTexts
  /** Shows icons in the fields on Material. */
  icons?: boolean
  /** A form from `useForm` that has these fields, and maybe more. */
  form: {
    field: (
      name: Name,
    ) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'onChange' | 'error' | 'announce'>
  }
}

/** Fields for username, email, and password, for a FieldGroup. */
export function SignInFields({ data, form, icons }: FieldsProps<'username' | 'email' | 'password'>) {
  return (
    <>
      <Field
        label={data.username}
        placeholder={data.usernamePlaceholder}
        lead={icons && <User aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('username')}
      />
      <Field
        label={data.email}
        placeholder={data.emailPlaceholder}
        lead={icons && <Mail aria-hidden="true" />}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...form.field('email')}
      />
      <Field
        label={data.password}
        placeholder={data.passwordPlaceholder}
        lead={icons && <Lock aria-hidden="true" />}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        reveal={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
        {...form.field('password')}
      />
    </>
  )
}

/** Fields for country and city, for a FieldGroup. */
export function PlaceFields({ data, form, icons }: FieldsProps<'country' | 'city'>) {
  return (
    <>
      <CountryField
        label={data.country}
        placeholder={data.countryPlaceholder}
        lead={icons && <Globe aria-hidden="true" />}
        data={data}
        {...form.field('country')}
      />
      <Field
        label={data.city}
        placeholder={data.cityPlaceholder}
        lead={icons && <Building2 aria-hidden="true" />}
        autoComplete="address-level2"
        enterKeyHint="done"
        {...form.field('city')}
      />
    </>
  )
}
