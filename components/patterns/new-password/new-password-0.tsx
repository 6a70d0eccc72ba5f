'use client'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { matches, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoBackdrop, photoPanel } from '@/components/ui/photo-panel'
import type { ScreenProps } from '@/components/ui/screen-props'
import { shade } from '@/components/ui/shade'
import { Smartphone } from '@/components/ui/symbols/smartphone'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/newPassword/layout1.json'

/** Props of NewPassword0. */
export type NewPassword0Props = ScreenProps<typeof english> & {
  /** Called with the new password once both entries match. */
  onSubmit?: (values: { password: string }) => void
}

/** A form for a new password with a confirmation field: in a panel at the top of a photo, where the keyboard does not cover it. */
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
        <div className="flex-none pt-3 material:px-margin">
          <form
            noValidate
            onSubmit={form.submit(({ password }) => onSubmit({ password }))}
            className={`flex flex-col ${photoPanel} material:rounded-[28px]! material:pt-6! material:pb-6!`}
          >
            <h1 className={`text-balance [--gutter:5rem] ${fittedTitle(data.title, 'title1')}`}>
              {data.title}
            </h1>
            <p className="mt-3 flex items-center gap-3">
              <Avatar name={data.avatar} eager />
              <span className="min-w-0">
                <span className="block wrap-break-word text-headline">{data.fullName}</span>
                <span className="block wrap-break-word text-label-2 text-subhead">
                  <bdi>{data.username}</bdi>
                </span>
              </span>
            </p>
            {/* Password managers use it to find the account. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              hidden
              readOnly
              value={data.username}
            />
            <FieldGroup className="mt-4">
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
        </div>
        <div data-hero className="min-h-24 flex-1" />
        <div
          className={`-mb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] flex-none px-margin pt-24 pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),1.5rem)] [--fade:6rem] material:mb-0 ${shade}`}
        >
          <p className="mx-auto flex w-full max-w-md items-center justify-center gap-2.5 text-subhead text-white">
            <Smartphone aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
            <span className="min-w-0 text-pretty">{data.subtitle}</span>
          </p>
        </div>
      </Content>
    </Page>
  )
}
