'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout2.json'

/** Props of ForgotPassword1. */
export type ForgotPassword1Props = ScreenProps<typeof english> & {
  /** Called with the email address once it is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** Asks for the email address below a tall photo with the question on it. */
export default function ForgotPassword1({ data = english, onBack, ...callbacks }: ForgotPassword1Props) {
  const toast = useToast()
  const { onSubmit = (values) => toast(interpolate(data.toasts.send, values)) } = callbacks
  const form = useForm({ email: [email(data.errorEmail)] })
  return (
    <Page>
      <Header over onBack={onBack} />
      <Content>
        <PhotoHeader
          name={data.background}
          alt={data.backgroundAlt}
          className="min-h-[58cqh] overflow-hidden rounded-b-[36px]"
        >
          <div className="mx-auto w-full max-w-md px-2">
            <LogoTile className="mb-5 size-14" />
            <h1 className={`text-balance [--gutter:4rem] ${fittedTitle(data.title)}`}>{data.title}</h1>
            <p className="mt-2 text-pretty text-body">{data.subtitle}</p>
          </div>
        </PhotoHeader>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="mx-auto flex w-full max-w-md flex-col px-6 pt-7"
        >
          <FieldGroup>
            <Field
              label={data.lableEmail}
              placeholder={data.email}
              type="email"
              autoComplete="email"
              enterKeyHint="send"
              {...form.field('email')}
            />
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-5">
            {data.send}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
