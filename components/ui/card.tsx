'use client'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from './link'

/** Props of Card. */
export type CardProps = {
  children: ReactNode
  as?: 'div' | 'article' | 'li' | 'section'
  /** Makes the whole card one link; it must hold no other control then. */
  href?: string
  direction?: LinkProps['direction']
  /** Called when the link is pressed, in place of going there. */
  onNavigate?: () => void
  className?: string
}

/** A raised surface: white on the grouped ground with radius 18 on iOS, surface container high with 16 on Material. */
export function Card({ children, as: Tag = 'div', href, direction, onNavigate, className = '' }: CardProps) {
  const look = `squircle relative block overflow-hidden rounded-card bg-surface shadow-card expressive:shadow-none ${className}`
  if (href === undefined) return <Tag className={look}>{children}</Tag>
  return (
    <Link href={href} direction={direction} onNavigate={onNavigate} className={`${look} pressable`}>
      {children}
    </Link>
  )
}
