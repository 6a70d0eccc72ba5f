import { createRoot } from 'react-dom/client'
import english from '@/data/newsletter.json'
import { readArabic } from '@/lib/data/arabic'
import { interpolate } from '@/lib/data/interpolate'
import { sameShape } from '@/lib/data/same-shape'
import { frame } from '@/lib/frame'
import type { Lang } from '@/lib/frame/state'
import { transitionEvents } from '@/lib/navigation/events'
import type { Overlays } from '@/lib/overlay/react'
import { newsletterIsDue } from '@/lib/site/newsletter/due'
import { KEYS, storage } from '@/lib/storage'
import { NewsletterCard, type NewsletterTexts } from './newsletter-card'

/** The strings in the language of the frame, or in English if the Arabic ones cannot be loaded. */
const readTexts = async (): Promise<{ texts: NewsletterTexts; lang: Lang }> => {
  if (frame.get().lang === 'ar') {
    const arabic = await readArabic('newsletter').promise.catch(() => undefined)
    if (sameShape(english, arabic)) return { texts: arabic as NewsletterTexts, lang: 'ar' }
  }
  return { texts: english, lang: 'en' }
}

/**
 * Adds the newsletter card to the end of the visible list, once per browser. It is part of the page: it does not take the
 * focus, covers nothing, and does not react to Back. It is removed when it is answered or dismissed, or when the user leaves
 * the list.
 * @param path app path of the list
 * @param isWelcome called before the card is shown, because the user may have left the list
 * @param overlays for the message after the address was accepted
 */
export async function offerNewsletter(
  path: string,
  isWelcome: () => boolean,
  overlays: Pick<Overlays, 'toast'>,
): Promise<void> {
  const { texts, lang } = await readTexts()
  const list = document.querySelector('[data-page-slot]:not([inert]) [data-content]')
  if (!list || !isWelcome() || !newsletterIsDue()) return
  void storage().set(KEYS.newsletterShown, 'true')
  const host = list.appendChild(document.createElement('div'))
  host.className = 'flex-none'
  const root = createRoot(host)
  const controller = new AbortController()

  const close = () => {
    stop()
    controller.abort()
    const hadFocus = host.contains(document.activeElement)
    root.unmount()
    host.remove()
    // Otherwise, the focus would be lost when the pressed button is removed.
    if (hadFocus)
      [...list.querySelectorAll<HTMLElement>('a[href], button')].at(-1)?.focus({ preventScroll: true })
  }
  const stop = transitionEvents.subscribe((event) => {
    if (event.type === 'did-leave' && event.path === path) close()
  })
  const done = (email: string, outcome: 'sent' | 'sample') => {
    void storage().set(KEYS.newsletterAnswered, 'true')
    close()
    overlays.toast({ message: interpolate(texts.toasts[outcome], { email: `\u2068${email}\u2069` }) })
  }
  root.render(
    <NewsletterCard texts={texts} lang={lang} onDone={done} onDismiss={close} signal={controller.signal} />,
  )
}
