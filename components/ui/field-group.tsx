'use client'
import type { ReactNode } from 'react'
import { type FieldVariant, FieldVariantContext } from './field-classes'

type FieldGroupProps = {
  /**
   * Style in Material 3 Baseline: an outline with the label on it, or a filled box. Expressive always has filled boxes, and
   * iOS always has grouped cells.
   */
  variant?: FieldVariant
  /** `[--field-background:…]` sets the background of iOS fields, and `[--field-label-background:…]` that of outlined labels. */
  className?: string
  children: ReactNode
}

/**
 * The fields of a form. On iOS, they share one rounded group with the labels in a common column; if there is no room for the
 * column (in a narrow frame or with large text), the labels are above their fields. An error is below its field, and screen
 * readers read the error with the field.
 */
export function FieldGroup({ variant = 'outlined', className = '', children }: FieldGroupProps) {
  return (
    <FieldVariantContext value={variant}>
      <div className={`@container text-body ${className}`}>
        <div
          className={`ios:grid ios:@min-[15em]:grid-cols-[fit-content(40%)_minmax(0,1fr)] material:grid baseline:gap-4 expressive:gap-2`}
        >
          {children}
        </div>
      </div>
    </FieldVariantContext>
  )
}
