'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout2.json'

/** Props of ForgotPassword1. */
export type ForgotPassword1Props = ScreenProps<typeof english> & {
  /** Called with the email address when the form is submitted and the address is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** Asks for the email address to which a password reset link is sent. The picture fills the free space above the heading. */
export default function ForgotPassword1({ data = english, onBack, ...callbacks }: ForgotPassword1Props) {
  const toast = useToast()
  const { onSubmit = (values) => toast(interpolate(data.toasts.send, values)) } = callbacks
  const form = useForm({ email: [email(data.errorEmail)] })
  return (
    <Page>
      <Header onBack={onBack} />
      <Content>
        <form
          noValidate
          onSubmit={form.handleSubmit(({ email }) => onSubmit({ email: email.trim() }))}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-margin"
        >
          <div className="relative max-h-110 min-h-44 flex-1">
            <Picture
              src={data.background}
              alt={data.backgroundAlt}
              eager
              ratio="fill"
              className="squircle absolute! inset-0 rounded-card expressive:rounded-[48px]"
            />
          </div>
          <h1
            className={`mt-7 text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(data.title)}`}
          >
            {data.title}
          </h1>
          <p className="mt-2 mb-5 text-pretty text-secondary-label material:mb-6 material:text-subhead">
            {data.subtitle}
          </p>
          <FieldGroup>
            <Field
              label={data.lableEmail}
              placeholder={data.email}
              type="email"
              autoComplete="email"
              enterKeyHint="send"
              {...form.getFieldProps('email')}
            />
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-4.5 mb-2 material:mt-6">
            {data.send}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
