'use client'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { matches, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoBackdrop, PhotoPanel } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/newPassword/layout1.json'

/** Props of NewPassword0. */
export type NewPassword0Props = ScreenProps<typeof english> & {
  /** Called with the new password once both entries match. */
  onSubmit?: (values: { password: string }) => void
}

/** A form for a new password with a confirmation field, in a panel over a photo. */
export default function NewPassword0({ data = english, onBack, ...callbacks }: NewPassword0Props) {
  const ready = useContentState().status === 'ready'
  const toast = useToast()
  const { onSubmit = () => toast(data.toasts.done) } = callbacks
  const form = useForm({
    password: [required(data.errorPassword)],
    confirm: [required(data.errorConfirm), matches('password', data.errorMatch)],
  })
  const reveal = { show: data.labels.showPassword, hide: data.labels.hidePassword }
  return (
    <Page>
      <Header over={ready && 'dark'} onBack={onBack} />
      {ready && <PhotoBackdrop name={data.background} alt={data.backgroundAlt} />}
      <Content className="pt-bar material:pb-0!">
        <PhotoPanel>
          <form
            noValidate
            onSubmit={form.submit(({ password }) => onSubmit({ password }))}
            className="flex flex-col"
          >
            <h1
              className={`ios:text-balance ios:text-center [--gutter:5rem] ${fittedTitle(data.title, 'title1')}`}
            >
              {data.title}
            </h1>
            <p className="mt-1 text-label-2 text-subhead ios:text-balance ios:text-center">{data.subtitle}</p>
            {/* Password managers use it to find the account. */}
            <input type="text" name="username" autoComplete="username" hidden readOnly />
            <FieldGroup className="mt-4.5 material:mt-6">
              <Field
                label={data.password}
                placeholder={data.passwordPlaceholder}
                type="password"
                autoComplete="new-password"
                enterKeyHint="next"
                reveal={reveal}
                {...form.field('password')}
              />
              <Field
                label={data.confirm}
                placeholder={data.confirmPlaceholder}
                type="password"
                autoComplete="new-password"
                enterKeyHint="done"
                reveal={reveal}
                {...form.field('confirm')}
              />
            </FieldGroup>
            <Button type="submit" size="wide" className="mt-4.5 material:mt-5">
              {data.done}
            </Button>
          </form>
        </PhotoPanel>
      </Content>
    </Page>
  )
}
