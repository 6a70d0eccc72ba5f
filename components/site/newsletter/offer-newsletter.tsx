import { Mail } from 'lucide-react'
import { email } from '@/components/ui/form'
import english from '@/data/newsletter.json'
import { readArabic } from '@/lib/data/arabic'
import { fill } from '@/lib/data/fill'
import { sameShape } from '@/lib/data/same-shape'
import type { Newsletter } from '@/lib/data/schemas'
import { frame } from '@/lib/frame'
import type { AlertValues, OverlayHandle, Overlays } from '@/lib/overlay/react'
import { newsletterIsDue } from '@/lib/site/newsletter/due'
import { ENDPOINT, type Outcome, subscribe } from '@/lib/site/newsletter/subscribe'
import { KEYS, storage } from '@/lib/storage'

type Texts = Omit<Newsletter, 'icon' | 'input' | 'buttons'> & {
  input: { placeholder: string }
  buttons: { text: string; role?: string }[]
}

/** In the language of the frame; without its Arabic in English. */
const readTexts = async (): Promise<Texts> => {
  if (frame.get().lang !== 'ar') return english
  const arabic = await readArabic('newsletter').promise.catch(() => undefined)
  return sameShape(english, arabic) ? (arabic as Texts) : english
}

/** Who writes is not interrupted. */
const isWriting = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

/** An overlay or a phone's drawer is on the screen, or somebody writes: that comes first, and the offer waits for another time. */
const isTaken = (overlays: Overlays): boolean =>
  isWriting() ||
  overlays.getTop() !== undefined ||
  (document.documentElement.dataset.menu === 'open' && !matchMedia('(width >= 1024px)').matches)

const typed = (values: AlertValues): string => (values as Record<string, string>).email?.trim() ?? ''

/**
 * Offers the newsletter once (behaviour §1.3). The alert stays until the address has arrived, so that nothing has to be
 * typed twice; closing it calls everything off.
 * @param isWelcome asked at the last moment: the user may have gone on meanwhile
 */
export async function offerNewsletter(overlays: Overlays, isWelcome: () => boolean): Promise<void> {
  const texts = await readTexts()
  if (!isWelcome() || isTaken(overlays) || !newsletterIsDue()) return
  void storage().set(KEYS.newsletterShown, 'true')
  const message = ENDPOINT ? texts.message : `${texts.message}\n${texts.sample}`
  const off = new AbortController()
  let outcome: Outcome | undefined
  let busy = false

  const send = async (values: AlertValues): Promise<false | undefined> => {
    if (busy) return false
    const problem = email(texts.errors.email)(typed(values), {})
    handle.update({ problem, message: problem ? message : texts.sending })
    if (problem) return false
    busy = true
    outcome = await subscribe(typed(values), off.signal)
    busy = false
    if (outcome === 'sent' || outcome === 'sample') return
    handle.update({ problem: texts.errors[outcome], message })
    return false
  }
  const handle: OverlayHandle<{ values: AlertValues }> = overlays.alert({
    icon: <Mail aria-hidden="true" />,
    header: texts.header,
    message,
    inputs: [
      {
        type: 'email',
        name: 'email',
        placeholder: texts.input.placeholder,
        htmlAttributes: { autoComplete: 'email' },
      },
    ],
    buttons: texts.buttons.map((button) => (button.role ? button : { ...button, handler: send })),
  })
  const { data, role } = await handle
  off.abort()
  if (role === 'cancel' || role === 'backdrop' || (outcome !== 'sent' && outcome !== 'sample')) return
  void storage().set(KEYS.newsletterAnswered, 'true')
  overlays.toast({ message: fill(texts.toasts[outcome], { email: `\u2068${typed(data?.values)}\u2069` }) })
}
