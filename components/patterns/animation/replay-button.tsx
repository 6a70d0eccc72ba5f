'use client'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { RotateCcw } from '@/components/ui/symbols/rotate-ccw'
import { useBottomBarHeight } from '@/components/ui/use-bottom-bar-height'

/**
 * The button that plays the entrance of the rows again. It is in the bar or, in Material 3 Expressive, a floating action button.
 * If motion is reduced, rows have no entrance, and the button is hidden.
 * @param staysInBar keeps the button in the bar in Material 3 Expressive too, for a screen with controls at its bottom
 */
export function ReplayButton({
  label,
  onClick,
  staysInBar,
}: {
  label: string
  onClick: () => void
  staysInBar?: boolean
}) {
  const toastSpacerRef = useRef<HTMLSpanElement>(null)
  useBottomBarHeight(toastSpacerRef)
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className={`reduced-motion:hidden ${staysInBar ? '' : 'expressive:fab'}`}
    >
      <RotateCcw aria-hidden="true" className="size-5.5 material:size-6" />
      {/* An invisible element that makes toasts appear above the floating button. */}
      {!staysInBar && (
        <span ref={toastSpacerRef} aria-hidden="true" className="absolute hidden h-18 expressive:block" />
      )}
    </IconButton>
  )
}
