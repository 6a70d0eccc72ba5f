'use client'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from './link'
import { Spinner } from './spinner'

/** Props of Button. */
export type ButtonProps = {
  children: ReactNode
  variant?: 'fill' | 'soft' | 'outline' | 'text'
  /**
   * Heights on iOS and Material, px: `xs` 34 and 32; `sm` a pill of 44 and 40, inside cards and groups; `md` 50 and 40;
   * `lg` 50 and 56, for the main action of a page; `xl` 62 and 96, `2xl` 62 and 136, for one thing on a page.
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** Before the words, 20 px. */
  icon?: ReactNode
  /** Something irreversible. */
  danger?: boolean
  disabled?: boolean
  /** Working: a spinner takes the place of the words, presses are ignored. */
  busy?: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
  href?: string
  direction?: LinkProps['direction']
  /** Accessible name where the words alone say too little. */
  label?: string
  className?: string
}

const variants = {
  fill: 'bg-tint-fill text-on-tint',
  soft: 'bg-tint-soft text-tint material:text-on-secondary-container',
  outline:
    'border ios:border-separator text-tint material:border-outline-variant expressive:text-on-surface-variant',
  text: 'text-tint',
}
const dangers = {
  fill: 'bg-danger text-white ios:theme-dark:bg-[#d70015] material:text-on-error',
  soft: 'bg-danger/12 text-danger material:bg-error-container material:text-on-error-container',
  outline: 'border border-danger/50 text-danger',
  text: 'text-danger',
}
const sizes = {
  xs: 'ios:min-h-8.5 ios:rounded-pill ios:px-3.5 ios:text-subhead material:min-h-8 material:px-3',
  sm: 'ios:min-h-11 ios:rounded-pill ios:px-5 material:min-h-10 material:px-6 expressive:px-4',
  md: 'ios:min-h-[50px] ios:px-5 material:min-h-10 material:px-6 expressive:px-4',
  lg: 'ios:min-h-[50px] ios:px-5 material:min-h-14 material:px-6 material:text-headline expressive:[--tight:12px]',
  xl: 'ios:min-h-15.5 ios:rounded-pill ios:px-6 material:min-h-24 material:px-12 material:text-title3 expressive:[--round:48px] expressive:[--tight:16px]',
  '2xl':
    'ios:min-h-15.5 ios:rounded-pill ios:px-8 material:min-h-34 material:px-16 material:text-title1 expressive:[--round:68px] expressive:[--tight:16px]',
}
const base =
  'pressable tap-target squircle inline-flex select-none items-center justify-center gap-2 rounded-button py-1.5 text-center text-button transition-[opacity,scale] expressive:press-shape'
const off = 'ios:opacity-40 material:text-on-surface/38 material:border-on-surface/12'

/** A button with words: 50 px with continuous corners on iOS, a pill of 40 or 56 px with ripple on Material. */
export function Button(props: ButtonProps) {
  const { children, icon, danger, disabled, busy, onClick, href, direction, label } = props
  const { variant = 'fill', size = 'md', type = 'button', className = '' } = props
  const faded = disabled
    ? `${off} ${variant === 'fill' || variant === 'soft' ? 'material:bg-on-surface/12' : ''}`
    : ''
  const look = `${base} ${sizes[size]} ${(danger ? dangers : variants)[variant]} ${faded} ${className}`
  const inside = (
    <>
      {busy && <Spinner className="absolute size-5" />}
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
    </>
  )
  if (href !== undefined && !disabled)
    return (
      <Link href={href} direction={direction} aria-label={label} onClick={onClick} className={look}>
        {inside}
      </Link>
    )
  return (
    <button
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look}
    >
      {inside}
    </button>
  )
}
