'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { email, useForm } from '@/components/ui/form'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { LockKeyhole } from '@/components/ui/symbols/lock-keyhole'
import { MailCheck } from '@/components/ui/symbols/mail-check'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout1.json'
import { DoneState } from './done-state'

/** Props of ForgotPassword0. */
export type ForgotPassword0Props = ScreenProps<typeof english> & {
  /** Called with the email address when the form is submitted and the address is valid. */
  onSubmit?: (values: { email: string }) => void
  /** Called when the user requests a code by text message. */
  onRequestCode?: () => void
}

/** Numbered steps, connected by a line, that explain what happens after the form is sent. */
function NextSteps({ title, steps }: (typeof english)['nextSteps']) {
  const lang = useContentLang()
  return (
    <section className="squircle mt-5 rounded-card bg-surface p-4 material:p-5">
      <h2 className="text-headline">{title}</h2>
      <ol className="mt-3.5 grid gap-4">
        {steps.map(({ id, title, note }, index) => (
          <li
            key={id}
            className="relative flex gap-3 not-last:before:absolute not-last:before:start-[calc(1em-1px)] not-last:before:top-[2.25em] not-last:before:-bottom-3 not-last:before:border-s-2 not-last:before:border-separator"
          >
            <span
              aria-hidden="true"
              className="grid size-[2em] flex-none place-items-center rounded-full bg-tint-soft font-semibold text-tint material:text-on-secondary-container"
            >
              {formatDigits(index + 1, lang)}
            </span>
            <span className="min-w-0 wrap-break-word">
              <span className="block font-medium text-body">{title}</span>
              <span className="block text-pretty text-secondary-label text-subhead">{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * Asks for the email address to which a password reset link is sent. Numbered steps below the form explain what happens next.
 * After the form is sent, the screen explains where to find the link.
 */
export default function ForgotPassword0({ data = english, onBack, ...callbacks }: ForgotPassword0Props) {
  const toast = useToast()
  const { onSubmit, onRequestCode = () => toast(data.toasts.requestCode) } = callbacks
  const [sentToEmail, setSentToEmail] = useState('')
  const form = useForm({ email: [email(data.errorEmail)] })
  const formRef = useRef<HTMLFormElement>(null)
  const editEmail = () => {
    flushSync(() => setSentToEmail(''))
    formRef.current?.querySelector('input')?.focus()
  }
  const requestResetLink = ({ email }: { email: string }) => {
    const trimmedEmail = email.trim()
    onSubmit?.({ email: trimmedEmail })
    setSentToEmail(trimmedEmail)
  }
  return (
    <Page>
      <Header onBack={onBack} />
      <Content grouped>
        {sentToEmail ? (
          <DoneState
            icon={<MailCheck aria-hidden="true" strokeWidth={3} />}
            title={data.sent.title}
            description={
              <>
                {interpolate(data.sent.description, { email: sentToEmail })} {data.sent.note}
              </>
            }
          >
            <Button variant="soft" size="lg" onClick={editEmail}>
              {data.sent.again}
            </Button>
          </DoneState>
        ) : (
          <form
            ref={formRef}
            noValidate
            onSubmit={form.handleSubmit(requestResetLink)}
            className="mx-auto flex w-full max-w-md flex-1 flex-col px-margin pt-2 ios:[--field-background:var(--pb-surface)]"
          >
            <span
              aria-hidden="true"
              className="squircle grid size-15 flex-none place-items-center rounded-[18px] bg-tint-soft text-tint *:size-8 material:text-on-secondary-container expressive:shape-cookie"
            >
              <LockKeyhole />
            </span>
            <h1
              className={`mt-4 text-balance baseline:font-medium [--title-inset:3rem] ${fittedTitleClass(data.title)}`}
            >
              {data.title}
            </h1>
            <p className="mt-2 mb-6 text-pretty text-secondary-label material:text-subhead">
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
            <Button type="submit" size="lg" className="mt-5 material:mt-6">
              {data.send}
            </Button>
            <Button variant="text" size="lg" onClick={() => onRequestCode()} className="mt-1">
              {data.requestCode}
            </Button>
            <NextSteps {...data.nextSteps} />
            <p className="mt-auto pt-6 text-balance text-center text-footnote text-secondary-label expressive:text-subhead">
              {data.help}
            </p>
          </form>
        )}
      </Content>
    </Page>
  )
}
