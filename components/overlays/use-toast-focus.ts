'use client'

import { useEffect, useRef } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'

const inToast = (element: EventTarget | null) =>
  element instanceof Element ? element.closest('[data-overlay=toast]') : null

/**
 * Lets F8 move focus to the newest toast, and back to the element that had focus before. If a toast with focus closes, focus returns to
 * that element too.
 * @param toasts the visible toasts, the newest last
 */
export function useToastFocus(toasts: readonly OverlayView<'toast'>[]) {
  const origin = useRef<HTMLElement>(null)
  const newest = toasts.findLast(({ state }) => state !== 'dismissing')?.id

  useEffect(() => {
    if (!newest) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const active = document.activeElement as HTMLElement
      if (inToast(active))
        return origin.current ? origin.current.focus({ preventScroll: true }) : active.blur()
      origin.current = active === document.body ? null : active
      document.getElementById(newest)?.querySelector<HTMLElement>('[data-toast]')?.focus()
    }
    // Tab or a press can also move focus into a toast.
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (inToast(target) && relatedTarget instanceof HTMLElement && !inToast(relatedTarget))
        origin.current = relatedTarget
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [newest])

  useEffect(() => {
    const id = inToast(document.activeElement)?.id
    const closing = toasts.some((toast) => toast.id === id && toast.state === 'dismissing')
    if (closing) origin.current?.focus({ preventScroll: true })
  }, [toasts])
}
