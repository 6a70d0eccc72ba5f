'use client'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitle } from '@/components/ui/fitted-title'
import { matches, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { LogoTile } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/newPassword/layout2.json'

/** Props of NewPassword1. */
export type NewPassword1Props = ScreenProps<typeof english> & {
  /** Called with the new password once both entries match. */
  onSubmit?: (values: { password: string }) => void
}

/** A new password, typed twice, in the middle of a plain page under a large logo. */
export default function NewPassword1({ data = english, onBack, ...callbacks }: NewPassword1Props) {
  const toast = useToast()
  const { onSubmit = () => toast(data.toasts.done) } = callbacks
  const form = useForm({
    password: [required(data.errorPassword)],
    confirm: [required(data.errorConfirm), matches('password', data.errorMatch)],
  })
  const reveal = { show: data.labels.showPassword, hide: data.labels.hidePassword }
  return (
    <Page>
      <Header onBack={onBack} />
      <Content>
        <form
          noValidate
          onSubmit={form.submit(({ password }) => onSubmit({ password }))}
          className="m-auto flex w-full max-w-md flex-col px-6 py-8 text-center"
        >
          <LogoTile className="mx-auto mb-8 size-30 flex-none" />
          <h1 className={`text-balance material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
            {data.title}
          </h1>
          <p className="mt-2 mb-7 text-balance text-label-2 material:mb-8 material:text-subhead">
            {data.subtitle}
          </p>
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" hidden readOnly />
          <FieldGroup variant="filled" className="text-start">
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
          <Button type="submit" size="lg" className="mt-5 material:mt-6">
            {data.done}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
