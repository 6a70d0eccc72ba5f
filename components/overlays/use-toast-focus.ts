'use client'

import { useEffect, useRef } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'

const closestToast = (element: EventTarget | null) =>
  element instanceof Element ? element.closest('[data-overlay=toast]') : null

/**
 * Lets F8 move focus to the newest toast, and back to the element that had focus before. If a toast with focus closes, focus also
 * returns to that element.
 * @param toasts the visible toasts, the newest last
 */
export function useToastFocus(toasts: readonly OverlayViewModel<'toast'>[]) {
  const previousFocusRef = useRef<HTMLElement>(null)
  const newestId = toasts.findLast(({ state }) => state !== 'dismissing')?.id

  useEffect(() => {
    if (!newestId) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const activeElement = document.activeElement as HTMLElement
      if (closestToast(activeElement))
        return previousFocusRef.current
          ? previousFocusRef.current.focus({ preventScroll: true })
          : activeElement.blur()
      previousFocusRef.current = activeElement === document.body ? null : activeElement
      document.getElementById(newestId)?.querySelector<HTMLElement>('[data-toast]')?.focus()
    }
    // Tab or a press can also move focus into a toast.
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (closestToast(target) && relatedTarget instanceof HTMLElement && !closestToast(relatedTarget))
        previousFocusRef.current = relatedTarget
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [newestId])

  useEffect(() => {
    const id = closestToast(document.activeElement)?.id
    const isClosing = toasts.some((toast) => toast.id === id && toast.state === 'dismissing')
    if (isClosing) previousFocusRef.current?.focus({ preventScroll: true })
  }, [toasts])
}
