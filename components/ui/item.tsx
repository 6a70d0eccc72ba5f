'use client'
import type { ReactNode, Ref } from 'react'
import { CheckIcon, ChevronIcon } from './icon'
import { Link, type LinkProps } from './link'

/** Props of Item. */
export type ItemProps = {
  /** Avatar, Tile, icon, or control before the text. */
  start?: ReactNode
  title?: ReactNode
  subtitle?: ReactNode
  /** Value, badge, or control after the text. */
  end?: ReactNode
  /** Buttons next to the row, outside its touch target, such as an IconButton. */
  actions?: ReactNode
  href?: string
  routerDirection?: LinkProps['routerDirection']
  onClick?: () => void
  /** With `label`, the row is the label of the control in `start` or `end`. */
  as?: 'label'
  /** Shows an arrow at the end on iOS. Default: true for links. */
  chevron?: boolean
  /** Marks the current item of the list. */
  selected?: boolean
  disabled?: boolean
  /** Makes the row taller and, except in Baseline, the title bolder. */
  strong?: boolean
  /** Language of the title and the subtitle, if it differs from the language of the screen. */
  lang?: string
  /** Content below the text and `end`. */
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLLIElement>
}

const baseRowClass =
  'flex min-w-0 flex-1 items-stretch rounded-[inherit] text-start ps-(--row-inset,var(--pb-margin)) focus-ring-above min-h-row'
const pictureRowHeightClass = 'has-[[data-start]_:is(img,[data-tile])]:min-h-row-avatar'
// With very large text in a narrow frame, pictures are above the text, as on iOS.
const stackedClass = 'has-[[data-start]_:is(img,[data-tile])]:@max-[12em]/frame:flex-col'
// On iOS 26, only the thumb of a switch reacts to a press, not its row.
const interactiveClass =
  'pressable cursor-pointer ios:after:hidden ios:active:bg-pressed ios-26:has-[[role=switch]]:active:bg-transparent'
const dividerClass = 'border-separator ios:border-b-hairline group-last/item:border-transparent'

/**
 * A row of a List. The minimum height depends on the platform and on whether the row has a picture or a subtitle. If the row is a
 * link, button, or label, the whole row except `actions` is the touch target.
 */
export function Item({
  start,
  title,
  subtitle,
  end,
  actions,
  href,
  routerDirection,
  onClick,
  as,
  chevron = href !== undefined,
  selected,
  disabled,
  strong,
  lang,
  children,
  className = '',
  ref,
}: ItemProps) {
  const rowHeightClass = strong
    ? 'ios:min-h-17 material:min-h-19'
    : subtitle
      ? 'ios-18:min-h-15 ios-26:min-h-16 material:min-h-18'
      : pictureRowHeightClass
  const rowClass = `${baseRowClass} ${stackedClass} ${rowHeightClass} ${selected ? 'baseline:bg-secondary-container' : ''} ${disabled ? 'opacity-50' : ''}`
  const content = (
    <>
      {start && (
        <span
          data-start
          className="flex flex-none items-center py-2 pe-3 @max-[12em]/frame:has-[img,[data-tile]]:pb-0 material:pe-4"
        >
          {start}
        </span>
      )}
      <span
        className={`flex min-w-0 flex-1 flex-col justify-center ${actions ? 'pe-margin' : 'pe-margin ios-26:me-(--row-inset,var(--pb-margin)) ios-26:pe-0'} ${dividerClass}`}
      >
        <span className="flex min-w-0 items-center gap-3 py-2">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-[1_1_6em]" lang={lang}>
              {title && (
                <span
                  className={`line-clamp-3 arabic:-mb-1 arabic:pb-1 @max-[16em]/frame:line-clamp-none hyphens-auto wrap-break-word text-body [hyphenate-limit-chars:9_4_4] ${strong ? 'ios:text-headline' : ''} ${strong || subtitle ? 'expressive:font-medium' : ''}`}
                >
                  {title}
                </span>
              )}
              {subtitle && (
                <span className="line-clamp-3 arabic:-mb-1 arabic:pb-1 @max-[16em]/frame:line-clamp-none wrap-break-word text-secondary-label text-subhead">
                  {subtitle}
                </span>
              )}
            </span>
            {end && (
              <span className="flex flex-none items-center gap-2 text-secondary-label ios:text-body baseline:text-caption expressive:text-subhead">
                {end}
              </span>
            )}
          </span>
          {selected && <CheckIcon className="size-6 text-tint material:hidden" />}
          {chevron && <ChevronIcon className="-mx-1.5 size-5 text-tertiary-label material:hidden" />}
        </span>
        {children && <span className="block pb-3">{children}</span>}
      </span>
    </>
  )
  return (
    <li ref={ref} className={`group/item relative flex ${className}`}>
      {href !== undefined && !disabled ? (
        <Link
          href={href}
          routerDirection={routerDirection}
          onClick={onClick}
          aria-current={selected || undefined}
          className={`${rowClass} ${interactiveClass}`}
        >
          {content}
        </Link>
      ) : onClick ? (
        <button
          type="button"
          onClick={onClick}
          disabled={disabled}
          aria-current={selected || undefined}
          className={`${rowClass} ${interactiveClass}`}
        >
          {content}
        </button>
      ) : as === 'label' ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is in `start` or `end`
        <label className={`${rowClass} ${interactiveClass}`}>{content}</label>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
      {actions && (
        <span className={`flex flex-none items-center pe-1 ios-26:border-transparent ${dividerClass}`}>
          {actions}
        </span>
      )}
    </li>
  )
}
