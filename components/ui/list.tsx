'use client'
import { type ReactNode, useId } from 'react'

/** Props of List. */
export type ListProps = {
  /** Heading of the group and accessible name of the list. */
  header?: ReactNode
  /** Note below the group. */
  footer?: ReactNode
  /** Makes screen readers announce changes to the note. */
  footerLive?: boolean
  /** Insets the group on iOS and in Expressive (default). If false, the group has the full width of the frame. */
  inset?: boolean
  /** Shows the cells as rounded tonal boxes in Baseline, for settings in a `tonal` Content. */
  tonal?: boolean
  /** Shows two columns in frames at least 600 px wide. */
  twoColumns?: boolean
  children: ReactNode
  className?: string
}

/** A group of Items. By default, it is inset on iOS and in Material 3 Expressive, and has the full width in Baseline. */
export function List({
  header,
  footer,
  footerLive,
  inset = true,
  tonal,
  twoColumns,
  children,
  className = '',
}: ListProps) {
  const id = useId()
  const groupClass = inset
    ? 'squircle ios:mx-margin ios:overflow-hidden ios:rounded-group ios-26:[--row-inset:1rem] ios:bg-surface ios:*:first:rounded-t-group ios:*:last:rounded-b-group expressive:segmented-list'
    : 'ios:bg-surface'
  const tonalClass = tonal
    ? 'baseline:mx-margin baseline:grid baseline:gap-0.5 baseline:*:overflow-hidden baseline:*:rounded-[4px] baseline:*:bg-tonal-cell baseline:*:first:rounded-t-[20px] baseline:*:last:rounded-b-[20px]'
    : ''
  const columnClass = twoColumns
    ? 'tablet:grid tablet:grid-cols-2 expressive:tablet:gap-2 expressive:tablet:*:rounded-group'
    : ''
  const sidePaddingClass = tonal ? 'material:px-8' : `material:px-margin ${inset ? 'expressive:px-8' : ''}`
  return (
    <section
      className={`flex-none ios:pt-5 ios-26:pt-7 ${header ? '' : 'ios:[[data-large-title]+&]:pt-2 material:pt-2'} ${className}`}
    >
      {header && (
        <h2
          id={id}
          className={`text-secondary-label ios-18:px-8 ios:pb-[7px] ios-18:text-footnote ios-26:px-[calc(var(--pb-margin)+1rem)] ios-26:text-headline material:pt-4 material:pb-2 baseline:text-button expressive:text-headline material:text-md-primary ${sidePaddingClass}`}
        >
          {header}
        </h2>
      )}
      <ul aria-labelledby={header ? id : undefined} className={`${groupClass} ${tonalClass} ${columnClass}`}>
        {children}
      </ul>
      {footer && (
        <div
          role={footerLive ? 'status' : undefined}
          className={`text-secondary-label ios-18:px-8 ios-26:px-[calc(var(--pb-margin)+1rem)] ios:pt-2 ios:text-footnote material:pt-3 material:text-subhead ${sidePaddingClass}`}
        >
          {footer}
        </div>
      )}
    </section>
  )
}
