'use client'
import { Building2, Globe, Lock, Mail, User } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { email, required, useForm } from '@/components/ui/form'
import type english from '@/data/register/layout1.json'
import { CountryField } from './country-field'

/** Texts of an account form. Both sign-up screens use them. */
export type AccountTexts = Omit<
  typeof english,
  'toolbarTitle' | 'title' | 'subtitle' | 'skip' | 'card' | 'strength' | 'toasts'
>

/** Values of the form. The consent is `yes` or empty. */
export type Account = Record<'username' | 'password' | 'email' | 'country' | 'city' | 'consent', string>

/** Values and errors of a new account: every field is required, and the email address must be valid. */
export const useAccountForm = (data: AccountTexts) =>
  useForm<keyof Account>({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
    email: [email(data.errorEmail)],
    country: [required(data.errorCountry)],
    city: [required(data.errorCity)],
    consent: [required(data.errorConsent)],
  })

type AccountFieldsProps = { data: AccountTexts; form: ReturnType<typeof useAccountForm> }

/** User name and password, for a FieldGroup. */
export function SignInFields({ data, form }: AccountFieldsProps) {
  return (
    <>
      <Field
        label={data.username}
        placeholder={data.usernamePlaceholder}
        lead={<User aria-hidden="true" strokeWidth={1.75} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('username')}
      />
      <Field
        label={data.password}
        placeholder={data.passwordPlaceholder}
        lead={<Lock aria-hidden="true" strokeWidth={1.75} />}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        reveal={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
        {...form.field('password')}
      />
    </>
  )
}

/** Email, country and city, for a FieldGroup. */
export function ContactFields({ data, form }: AccountFieldsProps) {
  return (
    <>
      <Field
        label={data.email}
        placeholder={data.emailPlaceholder}
        lead={<Mail aria-hidden="true" strokeWidth={1.75} />}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        {...form.field('email')}
      />
      <CountryField
        label={data.country}
        placeholder={data.countryPlaceholder}
        lead={<Globe aria-hidden="true" strokeWidth={1.75} />}
        data={data}
        {...form.field('country')}
      />
      <Field
        label={data.city}
        placeholder={data.cityPlaceholder}
        lead={<Building2 aria-hidden="true" strokeWidth={1.75} />}
        autoComplete="address-level2"
        enterKeyHint="done"
        {...form.field('city')}
      />
    </>
  )
}
