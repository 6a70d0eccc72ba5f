import { createRoot } from 'react-dom/client'
import english from '@/data/newsletter.json'
import { readArabic } from '@/lib/data/arabic'
import { hasSameShape } from '@/lib/data/data-shape'
import { interpolate } from '@/lib/data/interpolate'
import { frame } from '@/lib/frame'
import type { Lang } from '@/lib/frame/state'
import { pageStackEvents } from '@/lib/navigation/events'
import type { Overlays } from '@/lib/overlay/overlay-provider'
import { shouldOfferNewsletter } from '@/lib/site/newsletter/should-offer-newsletter'
import { STORAGE_KEYS, storage } from '@/lib/storage'
import { NewsletterCard, type NewsletterTexts } from './newsletter-card'

/** Loads the strings in the language of the frame, or in English if the Arabic data cannot be loaded or has another shape. */
const loadTexts = async (): Promise<{ texts: NewsletterTexts; lang: Lang }> => {
  if (frame.get().lang === 'ar') {
    const arabic = await readArabic('newsletter').promise.catch(() => undefined)
    if (hasSameShape(english, arabic)) return { texts: arabic as NewsletterTexts, lang: 'ar' }
  }
  return { texts: english, lang: 'en' }
}

/**
 * Adds the newsletter card to the end of the visible list, once per browser. The card is part of the page: it does not take
 * focus, covers nothing, and does not react to Back. It is removed when an email address has been accepted, when the user
 * dismisses it, or when the user leaves the list.
 * @param path app path of the list
 * @param isListShown returns whether the list is still shown; called before the card is added, because the user may have left
 * @param overlays shows a toast after the email address has been accepted
 */
export async function offerNewsletter(
  path: string,
  isListShown: () => boolean,
  overlays: Pick<Overlays, 'toast'>,
): Promise<void> {
  const { texts, lang } = await loadTexts()
  const list = document.querySelector('[data-page-slot]:not([inert]) [data-content]')
  if (!list || !isListShown() || !shouldOfferNewsletter()) return
  void storage().set(STORAGE_KEYS.newsletterShown, 'true')
  const container = list.appendChild(document.createElement('div'))
  container.className = 'flex-none'
  const root = createRoot(container)
  const controller = new AbortController()

  const close = () => {
    unsubscribe()
    controller.abort()
    const hadFocus = container.contains(document.activeElement)
    root.unmount()
    container.remove()
    // Moves focus to the last control of the list. Otherwise, focus would be lost with the control that had it.
    if (hadFocus)
      [...list.querySelectorAll<HTMLElement>('a[href], button')].at(-1)?.focus({ preventScroll: true })
  }
  const unsubscribe = pageStackEvents.subscribe((event) => {
    if (event.type === 'did-leave' && event.path === path) close()
  })
  const handleSubscribed = (email: string, outcome: 'sent' | 'sample') => {
    void storage().set(STORAGE_KEYS.newsletterSubscribed, 'true')
    close()
    // U+2068 and U+2069 isolate the address, so that its characters keep their order in an Arabic sentence.
    overlays.toast({ message: interpolate(texts.toasts[outcome], { email: `\u2068${email}\u2069` }) })
  }
  root.render(
    <NewsletterCard
      texts={texts}
      lang={lang}
      onSubscribed={handleSubscribed}
      onDismiss={close}
      signal={controller.signal}
    />,
  )
}
