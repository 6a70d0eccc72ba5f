'use client'

import type { ReactNode } from 'react'
import type { OverlayButton as Button } from '@/lib/overlay/types'

/** Props of {@link OverlayButton}. */
export interface OverlayButtonProps {
  button: Pick<Button, 'id' | 'cssClass' | 'htmlAttributes' | 'role'>
  className: string
  autoFocus?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/**
 * A button of an overlay, with the id, classes, and attributes of `button`. `data-press` marks the button for
 * `useSlideBetweenButtons`, which lets a finger slide from button to button.
 */
export function OverlayButton({
  button,
  className,
  autoFocus,
  disabled,
  onPress,
  children,
}: OverlayButtonProps) {
  return (
    <button
      type="button"
      id={button.id}
      data-press=""
      data-role={button.role}
      data-autofocus={autoFocus ? '' : undefined}
      disabled={disabled}
      {...button.htmlAttributes}
      className={`${className} ${button.cssClass ?? ''}`}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
