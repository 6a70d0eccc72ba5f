'use client'
import { fill } from '@patternbook/engine/data/fill'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { email, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/register/layout1.json'

/** Props of Register0. */
export type Register0Props = ScreenProps<typeof english> & {
  /** Called with the values once they are valid. */
  onSubmit?: (values: {
    username: string
    password: string
    email: string
    country: string
    city: string
  }) => void
  /** Called when registering is skipped. */
  onSkip?: () => void
}

/** A new account: a small logo beside nothing but the heading, five fields, one button. Skip asks for nothing. */
export default function Register0({ data = english, onBack, ...callbacks }: Register0Props) {
  const toast = useToast()
  const {
    onSubmit = ({ username }) => toast(fill(data.toasts.register, { username })),
    onSkip = () => toast(data.toasts.skip),
  } = callbacks
  const form = useForm({
    username: [required(data.errorUser)],
    password: [required(data.errorPassword)],
    email: [email(data.errorEmail)],
    country: [required(data.errorCountry)],
    city: [required(data.errorCity)],
  })
  return (
    <Page>
      <Header onBack={onBack} end={<BarButton onClick={onSkip}>{data.skip}</BarButton>} />
      <Content>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="mx-auto flex w-full max-w-md flex-col px-6 pt-5"
        >
          <LogoTile className="mb-4 size-13 flex-none" />
          <h1 className={`material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>{data.title}</h1>
          <p className="mt-1 mb-6 text-balance text-label-2 material:mb-7 material:text-subhead">
            {data.subtitle}
          </p>
          <FieldGroup>
            <Field
              label={data.username}
              placeholder={data.usernamePlaceholder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              {...form.field('username')}
            />
            <Field
              label={data.password}
              placeholder={data.passwordPlaceholder}
              type="password"
              autoComplete="new-password"
              enterKeyHint="next"
              reveal={{ show: data.labels.showPassword, hide: data.labels.hidePassword }}
              {...form.field('password')}
            />
            <Field
              label={data.email}
              placeholder={data.emailPlaceholder}
              type="email"
              autoComplete="email"
              enterKeyHint="next"
              {...form.field('email')}
            />
            <Field
              label={data.country}
              placeholder={data.countryPlaceholder}
              autoComplete="country-name"
              enterKeyHint="next"
              {...form.field('country')}
            />
            <Field
              label={data.city}
              placeholder={data.cityPlaceholder}
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
