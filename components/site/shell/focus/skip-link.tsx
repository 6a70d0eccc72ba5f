'use client'
import type { MouseEvent, ReactNode } from 'react'
import { backHandlers } from '@/lib/back'

type SkipLinkProps = {
  /** ID of the target element. */
  targetId: string
  /** Called instead of following the link. Default: moves focus to the target. */
  onSkip?: () => void
  children: ReactNode
}

/** Moves focus to an element that may not be focusable itself, so that Tab continues from there. */
const focusOn = async (id: string) => {
  const target = document.getElementById(id)
  // If the target is inert, the open drawer or inspector covers it. Back closes the drawer or inspector first.
  if (target?.closest('[inert]')) await backHandlers.handlePress()
  if (!target) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
}

/** A skip link (WCAG 2.4.1), visible on focus. Without scripts, it is a plain link. */
export function SkipLink({ targetId, onSkip = () => void focusOn(targetId), children }: SkipLinkProps) {
  const onClick = (event: MouseEvent) => {
    // The fragment of the URL must not change, because some pages store their state in it, e.g. the lab (`/lab/#toast`).
    event.preventDefault()
    onSkip()
  }
  return (
    <a href={`#${targetId}`} className="sh-skip" onClick={onClick}>
      {children}
    </a>
  )
}
