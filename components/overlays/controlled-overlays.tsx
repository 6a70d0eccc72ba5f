'use client'

import type { ReactNode } from 'react'
import type {
  ActionSheetOptions,
  AlertOptions,
  LoadingOptions,
  PopoverOptions,
  ToastOptions,
} from '@/lib/overlay/types'
import { useContentPortal } from './use-content-portal'
import { type Controlled, useControlledOverlay } from './use-controlled-overlay'

export { Modal, type ModalProps, type ModalRef } from './controlled-modal'

/** An alert that is open while `open` is true. */
export function Alert(props: Controlled<AlertOptions>) {
  useControlledOverlay<AlertOptions>('alert', props)
  return null
}

/** An action sheet that is open while `open` is true. */
export function ActionSheet(props: Controlled<ActionSheetOptions>) {
  useControlledOverlay<ActionSheetOptions>('actionSheet', props)
  return null
}

/** A loading overlay that is open while `open` is true. */
export function Loading(props: Controlled<LoadingOptions>) {
  useControlledOverlay<LoadingOptions>('loading', props)
  return null
}

/** A toast that is open while `open` is true. When its duration has elapsed, the toast calls `onOpenChange(false)`. */
export function Toast(props: Controlled<ToastOptions>) {
  useControlledOverlay<ToastOptions>('toast', props)
  return null
}

/**
 * Options of a controlled overlay whose content is its children. The component that contains the overlay renders the children, so
 * they share the context of that component.
 */
type ControlledContentProps<O> = Controlled<Omit<O, 'content'>> & { children: ReactNode }

/** Props of {@link Popover}. */
export type PopoverProps = ControlledContentProps<Omit<PopoverOptions, 'anchor'>> & {
  /** The anchor element. While the anchor is null, the popover is not shown. */
  anchor: Element | null
}

/** A popover that is open while `open` is true and `anchor` is not null. */
export function Popover({ children, anchor, open, ...props }: PopoverProps) {
  const { content, portal } = useContentPortal(children)
  useControlledOverlay<PopoverOptions>('popover', {
    ...props,
    content,
    open: open && anchor !== null,
    anchor: anchor ?? { clientX: 0, clientY: 0 },
  })
  return portal
}
