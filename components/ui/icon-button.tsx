'use client'
import type { ReactNode } from 'react'
import type { IconComponent } from './icon'
import { Link, type LinkProps } from './link'

const widthClasses = { narrow: 'expressive:[--icon-inset:8px]', wide: 'expressive:w-15' }

/** Props of IconButton. */
export type IconButtonProps = {
  /** A platform icon, such as ShareIcon. Pass other icons as children, 22 px on iOS and 24 px on Material. */
  icon?: IconComponent
  children?: ReactNode
  /** Accessible name: what the button does. */
  label: string
  onClick?: () => void
  href?: string
  routerDirection?: LinkProps['routerDirection']
  /** State of a toggle button. */
  pressed?: boolean
  disabled?: boolean
  /** Width of the visible button (40 px high) in Material 3 Expressive: 32 px (`narrow`) or 52 px (`wide`). Default: 40 px. */
  width?: keyof typeof widthClasses
  className?: string
}

const buttonClass =
  'bar-control pressable focus-ring-above grid size-target flex-none place-items-center rounded-pill ios-18:after:hidden ios-18:active:opacity-40 disabled:opacity-40'

/** An icon button with a 44 px (iOS) or 48 px (Material) touch target. */
export function IconButton({
  icon: Icon,
  children,
  label,
  onClick,
  href,
  routerDirection,
  pressed,
  disabled,
  width,
  className = '',
}: IconButtonProps) {
  const content = Icon ? <Icon /> : children
  const sharedProps = {
    'aria-label': label,
    'data-icon-button': '',
    className: `${buttonClass} ${width ? widthClasses[width] : ''} ${className}`,
  }
  if (href !== undefined && !disabled)
    return <Link {...{ href, routerDirection, onClick, ...sharedProps }}>{content}</Link>
  const press = () => onClick?.()
  return (
    <button type="button" aria-pressed={pressed} disabled={disabled} onClick={press} {...sharedProps}>
      {content}
    </button>
  )
}
