'use client'

import { type RefObject, useEffect } from 'react'

/** How long an announcement remains in the live region, ms. Long enough for screen readers (Radix Toast). */
const ANNOUNCEMENT_MS = 1000

/**
 * Announces a message, and every change to it, in the live region that `OverlayProvider` renders in the frame. The text is
 * removed after a second, so that screen readers do not find it twice in the page.
 * @param element an element of the overlay
 * @param lines the text, one line for each part, such as the message and the names of its buttons
 */
export function useAnnouncement(element: RefObject<Element | null>, lines: readonly (string | undefined)[]) {
  const text = lines.filter(Boolean).join('\n')
  useEffect(() => {
    const frame = element.current?.closest('[data-overlays]')?.parentElement
    const announcement = document.createElement('p')
    announcement.textContent = text
    frame?.querySelector(':scope > [data-announcer]')?.append(announcement)
    const timer = setTimeout(() => announcement.remove(), ANNOUNCEMENT_MS)
    return () => {
      clearTimeout(timer)
      announcement.remove()
    }
  }, [element, text])
}
