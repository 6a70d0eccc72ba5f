'use client'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { RotateCcw } from '@/components/ui/symbols/rotate-ccw'
import { useFootBar } from '@/components/ui/use-foot-bar'

/**
 * Plays the entrance of the rows again: a button in the bar, and on Material 3 Expressive a floating action button. Hidden when
 * motion is reduced, because there is no entrance then.
 * @param inline true if the screen has another button at its bottom, so that this one stays in the bar
 */
export function ReplayButton({
  label,
  onClick,
  inline,
}: {
  label: string
  onClick: () => void
  inline?: boolean
}) {
  const foot = useRef<HTMLSpanElement>(null)
  useFootBar(foot)
  return (
    <IconButton label={label} onClick={onClick} className={`still:hidden ${inline ? '' : 'expressive:fab'}`}>
      <RotateCcw aria-hidden="true" className="size-5.5 material:size-6" />
      {/* Messages appear above the floating button. */}
      {!inline && <span ref={foot} aria-hidden="true" className="absolute hidden h-18 expressive:block" />}
    </IconButton>
  )
}
