'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '@/components/ui/action-icons'
import { firebaseStatus, retryFirebase } from '@/lib/data/firebase-source'
import { stateMessages } from '@/lib/data/state-words'
import { LOADING_INDICATOR_DELAY_MS } from '@/lib/data/use-sample-data'
import { controlLabels } from '@/lib/data/words'
import type { Lang } from '@/lib/frame/state'

const unavailableText = {
  en: 'The database is unavailable. The built-in data is shown.',
  ar: 'تعذّر الوصول إلى قاعدة البيانات. يُعرض المحتوى المحفوظ هنا.',
}

/**
 * Shows the state of the database: a thin progress line if the first values, which replace the built-in data, load slowly, and a
 * notice with a Retry button if the database is unreachable. The user can close the notice; it appears again after the next
 * connection loss.
 */
export function DatabaseNotice({ lang }: { lang: Lang }) {
  const { isLoading, isUnreachable } = useSyncExternalStore(firebaseStatus.subscribe, firebaseStatus.get)
  const [isSlow, setIsSlow] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), LOADING_INDICATOR_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  useEffect(() => {
    if (!isUnreachable) setIsDismissed(false)
  }, [isUnreachable])

  return (
    <>
      {isSlow && (
        <div
          className="sh-progress"
          data-visible=""
          role="progressbar"
          aria-label={stateMessages[lang].loading}
        />
      )}
      <div role="status" className="sh-notice">
        {isUnreachable && !isDismissed && (
          <p>
            <span className="sh-notice-text">{unavailableText[lang]}</span>
            <span className="sh-notice-actions">
              <button type="button" onClick={retryFirebase}>
                {controlLabels[lang].retry}
              </button>
              <button
                type="button"
                aria-label={controlLabels[lang].close}
                onClick={() => setIsDismissed(true)}
              >
                <CloseIcon className="size-5" />
              </button>
            </span>
          </p>
        )}
      </div>
    </>
  )
}
