'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Building2, Globe, Lock, Mail, User } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { email, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/register/layout2.json'

/** Props of Register1. */
export type Register1Props = ScreenProps<typeof english> & {
  /** Called with the values once they are valid. */
  onSubmit?: (values: {
    username: string
    password: string
    email: string
    country: string
    city: string
  }) => void
}

/** A new account under nothing but the logo: five fields, each with its icon on Material, one button. */
export default function Register1({ data = english, onBack, ...callbacks }: Register1Props) {
  const toast = useToast()
  const { onSubmit = ({ username }) => toast(fill(data.toasts.register, { username })) } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
    email: [email(data.errorEmail)],
    country: [required(data.errorCountry)],
    city: [required(data.errorCity)],
  })
  return (
    <Page>
      <Header onBack={onBack} />
      <Content>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="m-auto flex w-full max-w-md flex-col px-6 py-6"
        >
          <h1 className="sr-only">{data.toolbarTitle}</h1>
          <LogoTile className="mx-auto mb-8 size-20 flex-none" />
          <FieldGroup variant="filled">
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
            <Field
              label={data.email}
              placeholder={data.emailPlaceholder}
              lead={<Mail aria-hidden="true" strokeWidth={1.75} />}
              type="email"
              autoComplete="email"
              enterKeyHint="next"
              {...form.field('email')}
            />
            <Field
              label={data.country}
              placeholder={data.countryPlaceholder}
              lead={<Globe aria-hidden="true" strokeWidth={1.75} />}
              autoComplete="country-name"
              enterKeyHint="next"
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
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-5 material:mt-6 material:min-w-36 material:self-end">
            {data.register}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
