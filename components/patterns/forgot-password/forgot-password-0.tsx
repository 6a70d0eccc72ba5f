'use client'
import { fill } from '@patternbook/engine/data/fill'
import { MailCheck } from 'lucide-react'
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
import english from '@/data/forgetPassword/layout1.json'
import { DoneState } from './done-state'

/** Props of ForgotPassword0. */
export type ForgotPassword0Props = ScreenProps<typeof english> & {
  /** Called with the email address once it is valid. */
  onSubmit?: (values: { email: string }) => void
}

/** Asks for the email address for a password reset link. After submission it says where to find the link. */
export default function ForgotPassword0({ data = english, onBack, onSubmit }: ForgotPassword0Props) {
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
            icon={<MailCheck aria-hidden="true" strokeWidth={1.5} />}
            title={data.sent.title}
            description={
              <>
                {fill(data.sent.description, { email: sentTo })} {data.sent.note}
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
            className="mx-auto flex w-full max-w-md flex-col px-6 pt-4"
          >
            <LogoTile className="mb-5 size-14 flex-none" />
            <h1 className={`text-balance material:font-medium [--gutter:3rem] ${fittedTitle(data.title)}`}>
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
          </form>
        )}
      </Content>
    </Page>
  )
}
