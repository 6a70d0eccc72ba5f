'use client'
import { back } from '@patternbook/engine/navigation/navigate'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { use, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { matchesField, required, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { PageParentContext } from '@/components/ui/page-contexts'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Laptop } from '@/components/ui/symbols/laptop'
import { ShieldCheck } from '@/components/ui/symbols/shield-check'
import { Smartphone } from '@/components/ui/symbols/smartphone'
import { Tablet } from '@/components/ui/symbols/tablet'
import { Tv } from '@/components/ui/symbols/tv'
import { Tile } from '@/components/ui/tile'
import english from '@/data/newPassword/layout2.json'
import { DoneState } from '../forgot-password/done-state'
import { passwordWithNumberOrSymbol } from '../register/password'

const icons: Record<string, typeof Tv> = { smartphone: Smartphone, laptop: Laptop, tablet: Tablet, tv: Tv }

/** Props of NewPassword1. */
export type NewPassword1Props = ScreenProps<typeof english> & {
  /** Username of the account. Password managers save the new password for it. */
  username?: string
  /** Called with the new password when the form is submitted, if the password follows the hint and both entries match. */
  onSubmit?: (values: { password: string }) => void
  /** Called when the button below the success message is pressed. Default: calls `onBack` if it is set, and otherwise goes back. */
  onContinue?: () => void
}

/**
 * A form for a new password with a confirmation field, and a list of the devices where the user is logged in. After a valid
 * submission, the page confirms the change.
 */
export default function NewPassword1({
  data = english,
  username = '',
  onBack,
  onSubmit,
  onContinue = onBack,
}: NewPassword1Props) {
  const parentPage = use(PageParentContext)
  const [isPasswordChanged, setPasswordChanged] = useState(false)
  const form = useForm({
    password: [required(data.errorPassword), passwordWithNumberOrSymbol(data.hint)],
    confirm: [required(data.errorConfirm), matchesField('password', data.errorMatch)],
  })
  const revealLabels = { show: data.labels.showPassword, hide: data.labels.hidePassword }
  const submitPassword = ({ password }: { password: string }) => {
    onSubmit?.({ password })
    setPasswordChanged(true)
  }
  return (
    <Page>
      <Header onBack={onBack} />
      <Content grouped>
        {isPasswordChanged ? (
          <DoneState
            icon={<ShieldCheck aria-hidden="true" strokeWidth={3} />}
            title={data.changed.title}
            description={data.changed.description}
          >
            <Button
              size="lg"
              onClick={onContinue ?? (() => void back(parentPage && withFrameQuery(parentPage.href)))}
            >
              {data.changed.button}
            </Button>
          </DoneState>
        ) : (
          <form
            noValidate
            onSubmit={form.handleSubmit(submitPassword)}
            className="mx-auto flex w-full max-w-md flex-1 flex-col px-margin pt-2 ios:[--field-background:var(--pb-surface)]"
          >
            <h1
              className={`text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(data.title)}`}
            >
              {data.title}
            </h1>
            <p className="mt-2 mb-5 text-pretty text-secondary-label material:text-subhead">
              {data.subtitle}
            </p>
            {/* Password managers use this field to find the account. */}
            <input type="text" name="username" autoComplete="username" hidden readOnly value={username} />
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
            <p className="px-4 pt-2 text-footnote text-secondary-label expressive:text-subhead">
              {data.hint}
            </p>
            <List header={data.devices.title} footer={data.devices.note} className="-mx-(--pb-margin) mb-5">
              {data.devices.items.map(({ id, icon, title, note, alert }) => {
                const Icon = icons[icon] ?? Tv
                return (
                  <Item
                    key={id}
                    start={
                      <Tile tone={alert ? 'rose' : 'soft'}>
                        <Icon aria-hidden="true" />
                      </Tile>
                    }
                    title={title}
                    subtitle={id === 1 ? <span className="text-tint">{note}</span> : note}
                    end={alert && <Badge tone="alert">{alert}</Badge>}
                  />
                )
              })}
            </List>
            <Button type="submit" size="lg" className="mt-auto mb-2">
              {data.done}
            </Button>
          </form>
        )}
      </Content>
    </Page>
  )
}
