'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import type { Live } from '@/lib/overlay/live'
import type { HtmlAttributes } from '@/lib/overlay/types'
import { Backdrop } from './backdrop'
import { useLayer } from './use-layer'

/** What {@link Layer} takes. */
export interface LayerProps {
  live: Live
  /** Places the dialog inside the frame, above a keyboard. */
  className: string
  /** Classes of what moves. */
  wrapperClassName: string
  /** The shade over the page; alerts have a lighter one. */
  backdropClassName?: string
  role?: 'dialog' | 'alertdialog'
  /** Ids of the elements that name it. */
  labelledBy?: string
  describedBy?: string
  label?: string
  attributes?: HtmlAttributes
  /** Marks of the layer itself, for what looks at it from outside. */
  layerAttributes?: Record<`data-${string}`, string>
  children: ReactNode
}

// A held Enter key goes on firing: the press that opened the overlay must not also press its first button.
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/**
 * One overlay over the page: a layer that fills the frame, with the backdrop and the dialog in it. The overlay
 * engine does the opening, closing, focus and motion.
 */
export function Layer({
  live,
  className,
  wrapperClassName,
  backdropClassName = 'bg-backdrop',
  role = 'dialog',
  labelledBy,
  describedBy,
  label,
  attributes,
  layerAttributes,
  children,
}: LayerProps) {
  const { state, options } = live
  const { root, wrapper, backdrop, modal } = useLayer(live)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only ignores a repeating key
    <div
      ref={root}
      id={live.id}
      data-overlay={live.kind}
      data-state={state}
      data-passive={live.passive || undefined}
      {...layerAttributes}
      style={{ zIndex: live.z }}
      className={`absolute inset-0 overflow-clip data-passive:pointer-events-none data-[state=dismissing]:pointer-events-none ${options.cssClass ?? ''}`}
      onKeyDown={ignoreRepeat}
    >
      <Backdrop ref={backdrop} live={live} className={backdropClassName} />
      <div
        className={`pointer-events-none absolute inset-x-0 top-0 bottom-[var(--keyboard,0px)] in-data-[state=dismissing]:*:pointer-events-none *:pointer-events-auto ${className}`}
      >
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is dialog or alertdialog, unless an attribute changes it */}
        <div
          ref={wrapper}
          role={role}
          tabIndex={-1}
          data-overlay-focus=""
          aria-modal={(modal && !live.passive && options.focusTrap !== false) || undefined}
          aria-label={label}
          {...(labelledBy && { 'aria-labelledby': labelledBy })}
          {...(describedBy && { 'aria-describedby': describedBy })}
          {...attributes}
          {...options.htmlAttributes}
          className={`relative outline-none ${wrapperClassName}`}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
