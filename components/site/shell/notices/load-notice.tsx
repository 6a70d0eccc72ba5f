'use client'
import { useEffect } from 'react'
import { words } from '@/lib/data/words'
import { transitionEvents } from '@/lib/navigation/events'
import { navigate } from '@/lib/navigation/navigate'
import { travel } from '@/lib/navigation/travel'

/** Says that a page could not be fetched. */
export const text = {
  en: 'This page could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال.',
}
const unanswered = {
  en: 'This action could not be loaded. Check your connection.',
  ar: 'تعذّر تحميل الاستجابة. تحقّق من الاتصال.',
}

type LoadNoticeProps = {
  /** App path of the page that did not arrive; nothing is shown without one. */
  path?: string
  lang: 'en' | 'ar'
  /** Called when another try begins, or another page is shown. */
  onDone: () => void
  /** Fetches once more what shows overlays, when that was missing; the notice goes when it has come. */
  again?: () => void
}

/** One sentence and Retry; stands in an element with the class `sh-notice`. */
export const Notice = (props: { text: string; lang: 'en' | 'ar'; onRetry: () => void }) => (
  <p>
    {props.text}
    <button type="button" onClick={props.onRetry}>
      {words[props.lang].retry}
    </button>
  </p>
)

/**
 * Says that a page, or what answers a press, could not be fetched, and offers another try. Looks like a toast but is none: what brings the toasts
 * is fetched with the first of them, and just that may be impossible now.
 */
export function LoadNotice({ path, lang, onDone, again }: LoadNoticeProps) {
  useEffect(() => {
    if (path) return transitionEvents.subscribe(({ type }) => type === 'url' && onDone())
  }, [path, onDone])

  const retry = () => {
    if (!path) return again?.()
    onDone()
    void navigate(travel(path))
  }
  return (
    <div role="alert" className="sh-notice">
      {(path || again) && <Notice text={(path ? text : unanswered)[lang]} lang={lang} onRetry={retry} />}
    </div>
  )
}
