'use client'
import type { ReactNode } from 'react'
import { type FieldVariant, FieldVariantContext } from './field-look'

type FieldGroupProps = {
  /**
   * Style in Material baseline: an outline with a notch for the label, or a filled box. Expressive always has filled boxes, and
   * iOS has grouped cells.
   */
  variant?: FieldVariant
  /** Classes, including the color of iOS cells (`[--field-cell:…]`) and behind a Material outline (`[--field-notch:…]`). */
  className?: string
  children: ReactNode
}

/**
 * The fields of a form. On iOS, they share one rounded group with the labels in a common column; if there is no room for the
 * column (narrow frame, large text), the labels are above their fields. An error is below its field, and screen readers read it
 * with the field.
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
