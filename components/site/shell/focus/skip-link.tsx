'use client'
import type { MouseEvent, ReactNode } from 'react'
import { backLadder } from '@/lib/back'

type SkipLinkProps = {
  /** Id of the element it leads to. */
  to: string
  /** Moves the focus in place of the link's own way. */
  onSkip?: () => void
  children: ReactNode
}

/** Moves the focus to an element that is no control: what Tab reaches next comes after it. */
const focusOn = async (id: string) => {
  const target = document.getElementById(id)
  // The drawer is open over it.
  if (target?.closest('[inert]')) await backLadder.request()
  if (!target) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
}

/** A link past what every page repeats (WCAG 2.4.1); shown while it has the focus. Without scripts it is a plain link. */
export function SkipLink({ to, onSkip = () => void focusOn(to), children }: SkipLinkProps) {
  const onClick = (event: MouseEvent) => {
    // The fragment of an address chooses things on some pages: it stays as it is.
    event.preventDefault()
    onSkip()
  }
  return (
    <a href={`#${to}`} className="sh-skip" onClick={onClick}>
      {children}
    </a>
  )
}
