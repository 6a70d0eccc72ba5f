'use client'
import { RotateCcw } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'

/** Plays the entrance of the rows again. Hidden when motion is reduced, because there is no entrance then. */
export function ReplayButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick} className="still:hidden">
      <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-5.5 material:size-6" />
    </IconButton>
  )
}
