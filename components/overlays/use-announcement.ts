'use client'

import { type RefObject, useEffect } from 'react'

/** Time for which an announcement remains in the live region, ms. It is long enough for screen readers. Source: Radix Toast. */
const ANNOUNCEMENT_MS = 1000

/**
 * Announces a message, and every change to it, in the live region that `OverlayProvider` renders in the frame. The text is
 * removed after a second, so that screen readers do not find it twice in the page.
 * @param elementRef ref of an element of the overlay
 * @param lines the lines of the text, such as the message and the names of the buttons; undefined lines are omitted
 */
export function useAnnouncement(
  elementRef: RefObject<Element | null>,
  lines: readonly (string | undefined)[],
) {
  const text = lines.filter(Boolean).join('\n')
  useEffect(() => {
    const frame = elementRef.current?.closest('[data-overlays]')?.parentElement
    const announcement = document.createElement('p')
    announcement.textContent = text
    frame?.querySelector(':scope > [data-announcer]')?.append(announcement)
    const timer = setTimeout(() => announcement.remove(), ANNOUNCEMENT_MS)
    return () => {
      clearTimeout(timer)
      announcement.remove()
    }
  }, [elementRef, text])
}
