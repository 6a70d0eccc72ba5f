'use client'

import type { ReactNode } from 'react'
import type {
  ActionSheetOptions,
  AlertOptions,
  LoadingOptions,
  PopoverOptions,
  ToastOptions,
} from '@/lib/overlay/types'
import { type Controlled, useControlled } from './use-controlled'
import { useSlot } from './use-slot'

export { Modal, type ModalProps, type ModalRef } from './controlled-modal'

/** An alert that is open while `open` is true. */
export function Alert(props: Controlled<AlertOptions>) {
  useControlled<AlertOptions>('alert', props)
  return null
}

/** An action sheet that is open while `open` is true. */
export function ActionSheet(props: Controlled<ActionSheetOptions>) {
  useControlled<ActionSheetOptions>('actionSheet', props)
  return null
}

/** A loading overlay that is open while `open` is true. */
export function Loading(props: Controlled<LoadingOptions>) {
  useControlled<LoadingOptions>('loading', props)
  return null
}

/** A toast that is open while `open` is true. When its duration has elapsed, the toast calls `onOpenChange(false)`. */
export function Toast(props: Controlled<ToastOptions>) {
  useControlled<ToastOptions>('toast', props)
  return null
}

/**
 * Options of a controlled overlay whose content is its children. The component that contains the overlay renders the children, so
 * they share the context of that component.
 */
type WithChildren<O> = Controlled<Omit<O, 'content'>> & { children: ReactNode }

/** Props of {@link Popover}. */
export type PopoverProps = WithChildren<Omit<PopoverOptions, 'anchor'>> & {
  /** The anchor element. While the anchor is null, the popover is not shown. */
  anchor: Element | null
}

/** A popover that is open while `open` is true and `anchor` is not null. */
export function Popover({ children, anchor, open, ...props }: PopoverProps) {
  const { content, portal } = useSlot(children)
  useControlled<PopoverOptions>('popover', {
    ...props,
    content,
    open: open && anchor !== null,
    anchor: anchor ?? { clientX: 0, clientY: 0 },
  })
  return portal
}
