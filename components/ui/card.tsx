'use client'
import type { ReactNode } from 'react'
import { Link } from './link'

/** Props of Card. */
export type CardProps = {
  children: ReactNode
  as?: 'div' | 'article' | 'li' | 'section'
  /** Makes the whole card a link. The card must then contain no other controls. */
  href?: string
  /** Called when the link is pressed, instead of navigating. */
  onNavigate?: () => void
  className?: string
}

/** A surface with large round corners (the token `radius-card` of the platform and generation) that clips its content. */
export function Card({ children, as: Tag = 'div', href, onNavigate, className = '' }: CardProps) {
  const cardClass = `squircle relative block overflow-hidden rounded-card bg-surface shadow-card expressive:shadow-none ${className}`
  if (href === undefined) return <Tag className={cardClass}>{children}</Tag>
  return (
    <Link href={href} handleNavigation={onNavigate} className={`${cardClass} pressable`}>
      {children}
    </Link>
  )
}
