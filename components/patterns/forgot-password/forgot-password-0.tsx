'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout1.json'

/** Props of ForgotPassword0. */
export type ForgotPassword0Props = ScreenProps<typeof english> & {
  /** Called with the e-mail address once it is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** Asks for the e-mail address a reset link goes to, in the middle of a plain page under a large logo. */
export default function ForgotPassword0({ data = english, onBack, ...callbacks }: ForgotPassword0Props) {
  const toast = useToast()
  const { onSubmit = (values) => toast(fill(data.toasts.send, values)) } = callbacks
  const form = useForm({ email: [email(data.errorEmail)] })
  return (
    <Page>
      <Header onBack={onBack} />
      <Content>
        <form
          noValidate
          onSubmit={form.submit(onSubmit)}
          className="m-auto flex w-full max-w-md flex-col px-6 py-8 text-center"
        >
          <LogoTile className="mx-auto mb-8 size-30 flex-none" />
          <h1 className={`text-balance material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-2 mb-7 text-balance text-label-2 material:mb-8 material:text-subhead">
            {data.subtitle}
          </p>
          <FieldGroup className="text-start">
            <Field
              label={data.lableEmail}
              placeholder={data.email}
              type="email"
              autoComplete="email"
              enterKeyHint="send"
              {...form.field('email')}
            />
          </FieldGroup>
          <Button type="submit" size="lg" className="mt-5 material:mt-6">
            {data.send}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
