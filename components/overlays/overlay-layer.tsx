'use client'

import * as Dialog from '@radix-ui/react-dialog'
import type { KeyboardEvent, ReactNode } from 'react'
import { markEscapeUnhandled } from '@/lib/back'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { HtmlAttributes } from '@/lib/overlay/types'
import { Backdrop } from './backdrop'
import { useOverlayElements } from './use-overlay-elements'

/** Props of {@link OverlayLayer}. */
export interface OverlayLayerProps {
  view: OverlayViewModel
  /** Classes that position the dialog inside the frame. */
  className: string
  /** Classes of the dialog, the element that is animated. */
  dialogClassName: string
  /** Classes of the backdrop, such as its color. */
  backdropClassName?: string
  role?: 'dialog' | 'alertdialog'
  /** Ids of the elements that label the dialog. */
  labelledBy?: string
  describedBy?: string
  label?: string
  dialogAttributes?: HtmlAttributes
  /** Data attributes of the layer, such as `data-card`. */
  layerAttributes?: Record<`data-${string}`, string>
  children: ReactNode
}

const preventDefault = (event: Event) => event.preventDefault()

// If the Enter key that opened the overlay is held, its repeated events must not press a button of the overlay.
const ignoreRepeatedEnter = (event: KeyboardEvent) => {
  const isMultiline = (event.target as Element).closest('textarea, [contenteditable]')
  if (event.repeat && event.key === 'Enter' && !isMultiline) event.preventDefault()
}

/**
 * One overlay: a layer that fills the frame and contains the backdrop and a Radix dialog. The opening, closing, and focus
 * handling of Radix are turned off, because the overlay engine provides them.
 */
export function OverlayLayer({
  view,
  className,
  dialogClassName,
  backdropClassName = 'bg-backdrop',
  role = 'dialog',
  labelledBy,
  describedBy,
  label,
  dialogAttributes,
  layerAttributes,
  children,
}: OverlayLayerProps) {
  const { state, options } = view
  const { rootRef, surfaceRef, backdropRef, fillsViewport } = useOverlayElements(view)

  return (
    <Dialog.Root open modal={false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only ignores a repeating key */}
      <div
        ref={rootRef}
        id={view.id}
        data-overlay={view.kind}
        data-state={state}
        data-non-modal={view.isNonModal || undefined}
        {...layerAttributes}
        style={{ zIndex: view.zIndex }}
        className={`absolute inset-0 overflow-clip data-non-modal:pointer-events-none data-[state=dismissing]:pointer-events-none ${options.cssClass ?? ''}`}
        onKeyDown={ignoreRepeatedEnter}
      >
        <Backdrop ref={backdropRef} view={view} className={backdropClassName} />
        <div
          className={`pointer-events-none absolute inset-x-0 top-0 bottom-[var(--keyboard-height,0px)] in-data-[state=dismissing]:*:pointer-events-none *:pointer-events-auto ${className}`}
        >
          <Dialog.Content
            ref={surfaceRef}
            forceMount
            role={role}
            tabIndex={-1}
            data-overlay-surface=""
            aria-modal={(fillsViewport && !view.isNonModal && options.focusTrap !== false) || undefined}
            aria-label={label}
            {...(labelledBy && { 'aria-labelledby': labelledBy })}
            {...(describedBy && { 'aria-describedby': describedBy })}
            {...dialogAttributes}
            {...options.htmlAttributes}
            className={`relative outline-none ${dialogClassName}`}
            onEscapeKeyDown={markEscapeUnhandled}
            onOpenAutoFocus={preventDefault}
            onCloseAutoFocus={preventDefault}
            onInteractOutside={preventDefault}
          >
            {children}
          </Dialog.Content>
        </div>
      </div>
    </Dialog.Root>
  )
}
