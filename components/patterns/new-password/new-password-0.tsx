'use client'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { matchesField, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Smartphone } from '@/components/ui/symbols/smartphone'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/newPassword/layout1.json'
import { strongPassword } from '../register/password'
import { PasswordRequirements } from '../register/password-requirements'

/** Props of NewPassword0. */
export type NewPassword0Props = ScreenProps<typeof english> & {
  /** Called with the new password when the form is submitted, if the password meets the rules and both entries match. */
  onSubmit?: (values: { password: string }) => void
}

/**
 * A form for a new password with a confirmation field. A picture with the name of the user fills the rest of the page. Each rule
 * has a checkmark while the typed password meets it.
 */
export default function NewPassword0({ data = english, onBack, ...callbacks }: NewPassword0Props) {
  const toast = useToast()
  const { onSubmit = () => toast(data.toasts.done) } = callbacks
  const form = useForm({
    password: [required(data.errorPassword), strongPassword(data.errorWeak)],
    confirm: [required(data.errorConfirm), matchesField('password', data.errorMatch)],
  })
  const revealLabels = { show: data.labels.showPassword, hide: data.labels.hidePassword }
  return (
    <Page>
      <Header overPicture="dark" onBack={onBack} />
      <Content grouped>
        <PhotoHeader
          src={data.background}
          alt={data.backgroundAlt}
          className="min-h-[33cqh] flex-[1_0_auto]!"
        >
          <div className="mx-auto w-full max-w-md">
            <h1
              className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(data.title)}`}
            >
              {data.title}
            </h1>
            <p className="mt-3 flex items-center gap-3">
              <Avatar src={data.avatar} eager />
              <span className="min-w-0">
                <span className="block wrap-break-word text-headline">{data.fullName}</span>
                <span className="block wrap-break-word text-subhead">
                  <bdi>{data.username}</bdi>
                </span>
              </span>
            </p>
          </div>
        </PhotoHeader>
        <form
          noValidate
          onSubmit={form.handleSubmit(({ password }) => onSubmit({ password }))}
          className="mx-auto flex w-full max-w-md flex-none flex-col px-margin pt-5 ios:[--field-background:var(--pb-surface)]"
        >
          {/* Password managers use this field to find the account. */}
          <input type="text" name="username" autoComplete="username" hidden readOnly value={data.username} />
          <FieldGroup
            variant="filled"
            className="expressive:*:segmented-list expressive:*:mx-0! expressive:*:gap-0.5!"
          >
            <Field
              label={data.password}
              placeholder={data.passwordPlaceholder}
              type="password"
              autoComplete="new-password"
              enterKeyHint="next"
              revealLabels={revealLabels}
              {...form.getFieldProps('password')}
            />
            <Field
              label={data.confirm}
              placeholder={data.confirmPlaceholder}
              type="password"
              autoComplete="new-password"
              enterKeyHint="done"
              revealLabels={revealLabels}
              {...form.getFieldProps('confirm')}
            />
          </FieldGroup>
          <section className="squircle mt-4 rounded-field bg-surface p-4 material:rounded-card">
            <h2 className="text-headline">{data.rules}</h2>
            <PasswordRequirements
              password={form.values.password}
              checks={data.checks}
              className="mt-3 grid gap-2.5 text-subhead [&_svg]:size-5"
            />
          </section>
          <p className="mb-6 flex items-center gap-2 px-4 pt-3 text-footnote text-secondary-label expressive:text-subhead">
            <Smartphone aria-hidden="true" className="size-4.5 flex-none" />
            <span className="min-w-0 text-pretty">{data.subtitle}</span>
          </p>
          <Button type="submit" size="lg" className="mb-2">
            {data.done}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
