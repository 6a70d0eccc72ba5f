'use client'
import { useEffect } from 'react'
import { controlLabels } from '@/lib/data/words'
import type { Lang } from '@/lib/frame/state'
import { pageStackEvents } from '@/lib/navigation/events'
import { focusPage } from '@/lib/navigation/focus'
import { appPathOfHref } from '@/lib/navigation/href'
import { navigate } from '@/lib/navigation/navigate'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { loadFailureText } from '@/lib/site/start/load-failure-text'

const codeFailureText = {
  en: 'Something could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل جزء من الصفحة. تحقّق من الاتصال.',
}

type LoadErrorNoticeProps = {
  /** App path, with the query, of the page that could not be loaded, if there is one. */
  href?: string
  lang: Lang
  /** Called when the user presses Retry for the page, or when another page is shown. */
  onDismiss: () => void
  /** Retries loading the code that a press needed; undefined if no such code is missing. */
  onRetry?: () => void
}

/** A message with a Retry button. Must be inside an element with the `sh-notice` class. */
export const RetryNotice = (props: { text: string; lang: Lang; onRetry: () => void }) => (
  <p>
    {props.text}
    <button type="button" onClick={props.onRetry}>
      {controlLabels[props.lang].retry}
    </button>
  </p>
)

/**
 * Reports that a page, or code that a press needs, could not be loaded, and offers to try again. The notice looks like a toast
 * but is not one, because the code of toasts may be the code that cannot be loaded.
 */
export function LoadErrorNotice({ href, lang, onDismiss, onRetry }: LoadErrorNoticeProps) {
  useEffect(() => {
    if (href) return pageStackEvents.subscribe(({ type }) => type === 'url' && onDismiss())
  }, [href, onDismiss])

  const retry = () => {
    // The notice, which contains the focused button, is about to disappear.
    const page = document.querySelector<HTMLElement>('[data-page-slot]:not([inert])')
    if (page) focusPage(page)
    if (!href) return onRetry?.()
    onDismiss()
    // The look may have changed since the failure, so only the photo or album is kept from the query.
    const gallery = /gallery=[^&]*/.exec(href)?.[0] ?? ''
    void navigate(withFrameQuery(`${appPathOfHref(href)}?${gallery}`))
  }
  return (
    <div role="alert" className="sh-notice">
      {(href || onRetry) && (
        <RetryNotice text={(href ? loadFailureText : codeFailureText)[lang]} lang={lang} onRetry={retry} />
      )}
    </div>
  )
}
