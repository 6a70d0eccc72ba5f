'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoBackdrop } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout2.json'

/** Props of ForgotPassword1. */
export type ForgotPassword1Props = ScreenProps<typeof english> & {
  /** Called with the email address once it is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** iOS: the field and the button are on the photo. Material: they are in a sheet. */
const panel =
  'flex flex-none flex-col ios:px-6 ios:[--field-cell:#fff] ios:theme-dark:[--field-cell:var(--pb-surface-2)] tablet:mx-auto tablet:w-full tablet:max-w-md material:rounded-t-sheet material:bg-sc-low material:px-6 material:pt-8 material:pb-[max(env(safe-area-inset-bottom),2.5rem)] material:[--field-notch:var(--pb-sc-low)]'

/** Asks for the email address over a photo that fills the page: the question and the field are at the bottom. */
export default function ForgotPassword1({ data = english, onBack, ...callbacks }: ForgotPassword1Props) {
  const ready = useContentState().status === 'ready'
  const toast = useToast()
  const { onSubmit = (values) => toast(interpolate(data.toasts.send, values)) } = callbacks
  const form = useForm({ email: [email(data.errorEmail)] })
  return (
    <Page>
      <Header over={ready && 'dark'} onBack={onBack} />
      {ready && <PhotoBackdrop name={data.background} alt={data.backgroundAlt} />}
      <Content className="pt-bar material:pb-0!">
        <div data-hero className="min-h-24 flex-1" />
        {/* The scrim ends at the edges of the page, also below the panel. */}
        <div
          className={`-mb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] flex flex-none flex-col pt-28 pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] [--fade:7rem] material:mb-0 material:pb-0 ${shade}`}
        >
          <div className="mx-auto w-full max-w-md px-6 pb-6 text-white">
            <h1 className={`text-balance baseline:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
              {data.title}
            </h1>
            <p className="mt-2 text-pretty text-body">{data.subtitle}</p>
          </div>
          <form noValidate onSubmit={form.submit(onSubmit)} className={panel}>
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
            <Button type="submit" size="lg" className="mt-4.5 material:mt-6">
              {data.send}
            </Button>
          </form>
        </div>
      </Content>
    </Page>
  )
}
