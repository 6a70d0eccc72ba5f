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

/** An alert that is open exactly while `open` says so. */
export function Alert(props: Controlled<AlertOptions>) {
  useControlled<AlertOptions>('alert', props)
  return null
}

/** An action sheet that is open exactly while `open` says so. */
export function ActionSheet(props: Controlled<ActionSheetOptions>) {
  useControlled<ActionSheetOptions>('actionSheet', props)
  return null
}

/** A loading overlay that is open exactly while `open` says so. */
export function Loading(props: Controlled<LoadingOptions>) {
  useControlled<LoadingOptions>('loading', props)
  return null
}

/** A toast that is open exactly while `open` says so; its time running out asks to close like everything else. */
export function Toast(props: Controlled<ToastOptions>) {
  useControlled<ToastOptions>('toast', props)
  return null
}

/** Content that stays part of the component that wrote it, context included, and is shown inside the overlay. */
type WithChildren<O> = Controlled<Omit<O, 'content'>> & { children: ReactNode }

/** What {@link Popover} takes: it points at the element that its trigger renders. */
export type PopoverProps = WithChildren<Omit<PopoverOptions, 'anchor'>> & {
  /** The element it points at; nothing is shown without it. */
  anchor: Element | null
}

/** A popover that is open exactly while `open` says so. */
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
