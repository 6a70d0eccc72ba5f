'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoBackdrop, PhotoPanel } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout2.json'

/** Props of ForgotPassword1. */
export type ForgotPassword1Props = ScreenProps<typeof english> & {
  /** Called with the email address once it is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** Asks for the email address in a panel at the bottom of a photo. */
export default function ForgotPassword1({ data = english, onBack, ...callbacks }: ForgotPassword1Props) {
  const ready = useContentState().status === 'ready'
  const toast = useToast()
  const { onSubmit = (values) => toast(fill(data.toasts.send, values)) } = callbacks
  const form = useForm({ email: [email(data.errorEmail)] })
  return (
    <Page>
      <Header over={ready && 'dark'} onBack={onBack} />
      {ready && <PhotoBackdrop name={data.background} alt={data.backgroundAlt} />}
      <Content className="pt-bar material:pb-0!">
        <PhotoPanel>
          <form noValidate onSubmit={form.submit(onSubmit)} className="flex flex-col">
            <h1
              className={`ios:text-balance ios:text-center [--gutter:5rem] ${fittedTitle(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-1 text-label-2 text-subhead ios:text-balance ios:text-center">{data.subtitle}</p>
            <FieldGroup className="mt-4.5 material:mt-6">
              <Field
                label={data.lableEmail}
                placeholder={data.email}
                type="email"
                autoComplete="email"
                enterKeyHint="send"
                {...form.field('email')}
              />
            </FieldGroup>
            <Button type="submit" size="wide" className="mt-4.5 material:mt-5">
              {data.send}
            </Button>
          </form>
        </PhotoPanel>
      </Content>
    </Page>
  )
}
