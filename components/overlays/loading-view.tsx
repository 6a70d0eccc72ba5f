'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useEffect } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useFrame } from '@/lib/frame/use-frame'
import { createCountdown } from '@/lib/overlay/countdown'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { OverlayLayer } from './overlay-layer'

/** Accessible name of a loading overlay without a message. */
const DEFAULT_LABEL = { en: 'Loading', ar: 'جارٍ التحميل' }

/** A loading indicator that blocks the page. A tap outside, Escape, and Back close it only if `backdropDismiss` is true. */
export function LoadingView({ view }: { view: OverlayViewModel<'loading'> }) {
  const { message, spinner = true, duration = 0 } = view.options
  const { state, dismiss } = view
  const { lang } = useFrame()
  const messageId = `${view.id}-message`

  useEffect(() => {
    if (state !== 'presented') return
    const countdown = createCountdown(
      duration,
      () => void dismiss(undefined, undefined, { reason: 'timeout' }),
    )
    countdown.start()
    return countdown.stop
  }, [state, duration, dismiss])

  return (
    <OverlayLayer
      view={view}
      labelledBy={message && messageId}
      label={message ? undefined : DEFAULT_LABEL[lang]}
      className="flex items-center justify-center p-6"
      dialogClassName="flex max-h-full max-w-[270px] items-center gap-4 overflow-y-auto wrap-break-word squircle ios:rounded-alert ios:gap-3 ios:p-6 ios-18:overlay-blur ios-26:glass-panel material:max-w-[280px] material:gap-6 material:rounded-alert material:bg-surface-container-high material:p-6"
      backdropClassName="bg-backdrop-alert"
    >
      {spinner && <Spinner className="size-7 text-secondary-label material:size-10 material:text-tint" />}
      {message && (
        <Dialog.Title
          id={messageId}
          aria-live="polite"
          className="min-w-0 ios:text-headline material:text-body material:text-on-surface"
        >
          {message}
        </Dialog.Title>
      )}
    </OverlayLayer>
  )
}
