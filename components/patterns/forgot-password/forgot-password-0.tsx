'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
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
import { LockKeyhole } from '@/components/ui/symbols/lock-keyhole'
import { MailCheck } from '@/components/ui/symbols/mail-check'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/forgetPassword/layout1.json'
import { DoneState } from './done-state'

/** Props of ForgotPassword0. */
export type ForgotPassword0Props = ScreenProps<typeof english> & {
  /** Called with the email address once it is valid. */
  onSubmit?: (values: { email: string }) => void
  /** Called when the user requests a code by text message. */
  onOther?: () => void
}

/** A preview of the notification that will arrive, on a colored background. */
function MailPreview({ title, time, description }: (typeof english)['mail']) {
  return (
    <div
      aria-hidden="true"
      className="relative isolate mt-5 grid max-h-72 min-h-[22cqh] flex-1 place-items-center overflow-hidden rounded-[28px] bg-linear-to-br from-[#FBE0BE] to-[#E8A184] theme-dark:from-[#5B3A2A] theme-dark:to-[#3A2430] expressive:bg-primary-container expressive:bg-none"
    >
      <span className="absolute -end-10 -top-12 -z-1 size-48 rounded-full bg-white/35 theme-dark:bg-white/10 expressive:bg-md-primary/25 expressive:shape-cookie" />
      <span className="absolute -start-12 -bottom-16 -z-1 size-52 rounded-full bg-[#B5573A]/30 expressive:bg-tertiary-container expressive:shape-clover" />
      <span className="absolute h-22 w-4/5 rotate-5 rounded-[22px] bg-white/60 theme-dark:bg-white/15" />
      <span className="relative flex w-[86%] -rotate-3 items-center gap-3 rounded-[22px] bg-white p-3.5 text-[#14141c] shadow-float">
        <LogoTile className="size-12 flex-none" />
        <span className="min-w-0 flex-1 text-footnote">
          <span className="flex flex-wrap justify-between gap-x-3">
            <b>{title}</b>
            <span className="text-[#5b5b66]">{time}</span>
          </span>
          {description}
        </span>
      </span>
    </div>
  )
}

/** Asks for the email address for a password reset link. After submission, it explains where to find the link. */
export default function ForgotPassword0({ data = english, onBack, ...callbacks }: ForgotPassword0Props) {
  const toast = useToast()
  const { onSubmit, onOther = () => toast(data.toasts.other) } = callbacks
  const [sentTo, setSentTo] = useState('')
  const form = useForm({ email: [email(data.errorEmail)] })
  const send = ({ email }: { email: string }) => {
    onSubmit?.({ email })
    setSentTo(email.trim())
  }
  return (
    <Page>
      <Header onBack={onBack} />
      <Content>
        {sentTo ? (
          <DoneState
            icon={<MailCheck aria-hidden="true" strokeWidth={3} />}
            title={data.sent.title}
            description={
              <>
                {interpolate(data.sent.description, { email: sentTo })} {data.sent.note}
              </>
            }
          >
            <Button variant="soft" size="lg" onClick={() => setSentTo('')}>
              {data.sent.again}
            </Button>
          </DoneState>
        ) : (
          <form
            noValidate
            onSubmit={form.submit(send)}
            className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 pt-2"
          >
            <span
              aria-hidden="true"
              className="squircle grid size-15 flex-none place-items-center rounded-[18px] bg-tint-soft text-tint *:size-8 material:text-on-secondary-container expressive:shape-cookie"
            >
              <LockKeyhole />
            </span>
            <h1
              className={`mt-4 text-balance baseline:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}
            >
              {data.title}
            </h1>
            <p className="mt-2 mb-6 text-pretty text-label-2 material:text-subhead">{data.subtitle}</p>
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
            <Button type="submit" size="lg" className="mt-5 material:mt-6">
              {data.send}
            </Button>
            <Button variant="text" size="lg" onClick={onOther} className="mt-1">
              {data.other}
            </Button>
            <MailPreview {...data.mail} />
            <p className="mt-auto pt-6 text-balance text-center text-footnote text-label-2 expressive:text-subhead">
              {data.help}
            </p>
          </form>
        )}
      </Content>
    </Page>
  )
}
