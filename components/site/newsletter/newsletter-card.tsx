import { Mail } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { email as emailRule } from '@/components/ui/form'
import type { Newsletter } from '@/lib/data/schemas'
import type { Lang } from '@/lib/frame/state'
import {
  SUBSCRIBE_ENDPOINT,
  type SubscribeResult,
  subscribeToNewsletter,
} from '@/lib/site/newsletter/subscribe'

/** Texts of the newsletter card, and of the toast that follows it. */
export type NewsletterTexts = Omit<Newsletter, 'icon' | 'input' | 'buttons'> & {
  input: { placeholder: string }
  buttons: { text: string; role?: string }[]
}

type NewsletterCardProps = {
  texts: NewsletterTexts
  lang: Lang
  /** Called when the email address has been accepted. `sample`: there is no newsletter service, so nothing was sent. */
  onSubscribed: (email: string, outcome: 'sent' | 'sample') => void
  /** Called when the card is dismissed. */
  onDismiss: () => void
  /** Aborted when the card is removed; cancels a pending request. */
  signal: AbortSignal
}

/** A card that offers the newsletter as part of the page. It does not take focus when it appears. */
export function NewsletterCard({ texts, lang, onSubscribed, onDismiss, signal }: NewsletterCardProps) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [cancelButton, sendButton] = texts.buttons

  const showError = (message: string) => {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const email = address.trim()
    const validationError = emailRule(texts.errors.email)(email, {})
    if (validationError) return showError(validationError)
    setIsBusy(true)
    setError(undefined)
    const outcome: SubscribeResult = await subscribeToNewsletter(email, signal)
    if (signal.aborted) return
    setIsBusy(false)
    if (outcome === 'sent' || outcome === 'sample') onSubscribed(email, outcome)
    else showError(texts.errors[outcome])
  }

  return (
    <Card as="section" className="mx-margin mt-6 flex-none p-margin">
      <form ref={form} noValidate onSubmit={submit} lang={lang} aria-labelledby="newsletter-title">
        <div className="flex gap-3">
          <Mail aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-tint" />
          <div className="min-w-0">
            <h2 id="newsletter-title" className="text-balance text-headline">
              {texts.header}
            </h2>
            <p className="mt-0.5 text-pretty text-secondary-label text-subhead">{texts.message}</p>
            {!SUBSCRIBE_ENDPOINT && <p className="text-secondary-label text-subhead">{texts.sample}</p>}
          </div>
        </div>
        <FieldGroup className="my-4 [--field-background:var(--pb-grouped)] [--field-label-background:var(--pb-surface)]">
          <Field
            label={texts.input.placeholder}
            placeholder="name@example.com"
            type="email"
            name="email"
            autoComplete="email"
            enterKeyHint="send"
            value={address}
            onChange={(value) => {
              setAddress(value)
              setError(undefined)
            }}
            error={error}
            announceError
          />
        </FieldGroup>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="text" onClick={onDismiss}>
            {cancelButton?.text}
          </Button>
          <Button size="sm" type="submit" busy={isBusy} label={isBusy ? texts.sending : undefined}>
            {sendButton?.text}
          </Button>
        </div>
      </form>
    </Card>
  )
}
