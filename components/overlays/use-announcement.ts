'use client'

import { type RefObject, useEffect } from 'react'

/** How long an announced text stays in the live region, ms. Long enough for screen readers to take it up (Radix Toast). */
const ANNOUNCEMENT_MS = 1000

/**
 * Announces a text politely, when it appears and after every change, in the live region that `OverlayProvider` puts into
 * the frame. The text leaves the region after a second, so that nobody finds it twice while reading the page.
 * @param view an element of the overlay that says the text
 * @param lines the text, one line for each part, such as the message and the names of its buttons
 */
export function useAnnouncement(view: RefObject<Element | null>, lines: readonly (string | undefined)[]) {
  const text = lines.filter(Boolean).join('\n')
  useEffect(() => {
    const frame = view.current?.closest('[data-overlays]')?.parentElement
    const announcement = document.createElement('p')
    announcement.textContent = text
    frame?.querySelector(':scope > [data-announcer]')?.append(announcement)
    const timer = setTimeout(() => announcement.remove(), ANNOUNCEMENT_MS)
    return () => {
      clearTimeout(timer)
      announcement.remove()
    }
  }, [view, text])
}
