'use client'
import { type Option, Segmented } from '@/components/ui/segmented'

type LabeledSegmentedProps = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (id: string) => void
}

/** One setting of a panel: a label above its options. */
export function LabeledSegmented({ label, ...rest }: LabeledSegmentedProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden className="text-footnote text-secondary-label">
        {label}
      </span>
      <Segmented label={label} {...rest} />
    </div>
  )
}
