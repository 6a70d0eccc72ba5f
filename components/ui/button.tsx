'use client'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from './link'
import { Spinner } from './spinner'

/** Props of Button. */
export type ButtonProps = {
  children: ReactNode
  variant?: 'fill' | 'soft' | 'outline' | 'text'
  /**
   * `lg` is for the main action of a page and is 56 px high on Material. `sm` is for cards and groups and is a 44 px pill on
   * iOS. In Material 3 Expressive, `xs` is 32 px high, `sm` and `md` are 40 px, `xl` is 96 px, and `2xl` is 136 px; elsewhere,
   * `xs` is the same as `sm`, and `xl` and `2xl` are the same as `lg`. `wide` is for the end of a form: it is like `md`, but
   * 56 px high and as wide as the form in Material 3 Expressive, and at the end of the line in Baseline.
   */
  size?: 'xs' | 'sm' | 'md' | 'wide' | 'lg' | 'xl' | '2xl'
  /** Shape in Expressive: a pill (`round`, default) or a rounded rectangle (`square`). If `pressed` is true, they are swapped. */
  shape?: 'round' | 'square'
  /** Icon before the text. */
  icon?: ReactNode
  /** Colors the button red, for an irreversible action. */
  danger?: boolean
  disabled?: boolean
  /** State of a toggle button whose text does not change: if true, the button is filled. Not for links or the `text` variant. */
  pressed?: boolean
  /** Replaces the icon and the text with a spinner and, except on a link, ignores presses. */
  busy?: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
  href?: string
  routerDirection?: LinkProps['routerDirection']
  /** Accessible name, if the text alone is not enough. */
  label?: string
  className?: string
}

const variantClasses = {
  fill: 'bg-tint-fill text-on-tint',
  soft: 'bg-tint-soft text-tint material:text-on-secondary-container',
  outline:
    'border ios-18:border-separator ios-26:border-transparent ios-26:bg-fill text-tint material:border-outline-variant expressive:text-on-surface-variant',
  text: 'text-tint',
}
// Toggle buttons: the colors of `fill` when not pressed, and the colors that Expressive adds to the other variants when pressed.
const unpressedClass = `${variantClasses.soft} expressive:bg-(--cell-background,var(--pb-surface-container)) expressive:text-on-surface-variant`
const pressedClasses = {
  fill: '',
  soft: 'expressive:bg-md-secondary expressive:text-on-secondary',
  outline: 'border border-transparent expressive:bg-inverse-surface expressive:text-inverse-on-surface',
  text: '',
}
const dangerClasses = {
  fill: 'bg-danger text-white ios:theme-dark:bg-[#d70015] material:text-on-error',
  soft: 'bg-danger/12 text-danger material:bg-error-container material:text-on-error-container',
  outline: 'border border-danger/50 text-danger',
  text: 'text-danger',
}
const smallSizeClass = 'ios:min-h-11 ios:rounded-pill ios:px-5 material:min-h-10 material:px-6'
const largeSizeClass =
  'ios:min-h-[50px] ios:px-5 material:min-h-14 material:px-6 material:text-headline expressive:font-medium'
const sizeClasses = {
  xs: `${smallSizeClass} expressive:min-h-8 expressive:px-3`,
  sm: `${smallSizeClass} expressive:px-4`,
  md: 'ios:min-h-[50px] ios:px-5 material:min-h-10 material:px-6 expressive:px-4',
  wide: 'ios:min-h-[50px] ios:px-5 material:px-6 baseline:min-h-10 baseline:self-end expressive:min-h-14 expressive:w-full expressive:text-headline expressive:font-medium expressive:[--square-radius:16px] expressive:[--pressed-radius:12px]',
  lg: `${largeSizeClass} expressive:[--square-radius:16px] expressive:[--pressed-radius:12px]`,
  xl: `${largeSizeClass} expressive:min-h-24 expressive:px-12 expressive:text-title3 expressive:[--shape-radius:68px] expressive:[--square-radius:28px] expressive:[--pressed-radius:16px]`,
  '2xl': `${largeSizeClass} expressive:min-h-34 expressive:px-16 expressive:text-title1 expressive:[--shape-radius:68px] expressive:[--square-radius:28px] expressive:[--pressed-radius:16px]`,
}
const squareClass = 'expressive:[--shape-radius:var(--square-radius,12px)]!'
const baseClass =
  'pressable tap-target squircle inline-flex select-none items-center justify-center gap-2 rounded-button py-1.5 text-center text-button transition-[opacity,scale] expressive:press-shape'
const disabledColors = 'ios:opacity-40 material:text-on-surface/38 material:border-on-surface/12'

/** A text button or toggle button. By default, it is 50 px high on iOS, and a 40 px high pill with a ripple on Material. */
export function Button(props: ButtonProps) {
  const { children, icon, danger, disabled, shape, pressed, busy, onClick, href, label } = props
  const { variant = 'fill', size = 'md', type = 'button', className = '', routerDirection } = props
  const disabledClass = disabled
    ? `${disabledColors} ${/fill|soft/.test(variant) ? 'material:bg-on-surface/12' : ''}`
    : ''
  const isUnpressedFill = pressed === false && variant === 'fill' && !disabled
  const restingClass = isUnpressedFill ? unpressedClass : (danger ? dangerClasses : variantClasses)[variant]
  const colorClass = pressed && !disabled ? `${variantClasses.fill} ${pressedClasses[variant]}` : restingClass
  const buttonClass = `${baseClass} ${sizeClasses[size]} ${(shape === 'square') === !pressed ? squareClass : ''} ${colorClass} ${disabledClass} ${className}`
  const content = (
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
      <Link {...{ href, routerDirection, onClick }} aria-label={label} className={buttonClass}>
        {content}
      </Link>
    )
  return (
    <button
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass}
    >
      {content}
    </button>
  )
}
