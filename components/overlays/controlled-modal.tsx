'use client'

import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import type { LifecycleEvent } from '@/lib/navigation/lifecycle'
import { createPage } from '@/lib/navigation/page-handle'
import { PageContext } from '@/lib/navigation/use-page'
import { ParentContext } from '@/lib/overlay/parent-context'
import { useOverlays } from '@/lib/overlay/react'
import type { ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { type Controlled, useControlled } from './use-controlled'
import { useSlot } from './use-slot'
import { useTrigger } from './use-trigger'

/** A sheet in the hands of its owner. */
export type ModalRef = Pick<ModalHandle, 'breakpoint' | 'setBreakpoint'>

/** What {@link Modal} takes. */
export type ModalProps = Controlled<Omit<ModalOptions, 'content'>> & {
  children: ReactNode
  /** Id of the element that opens it: a press on that asks for `open`, like everything else, through `onOpenChange`. */
  trigger?: string
  ref?: Ref<ModalRef>
}

/** What a page hears when a modal with it comes and goes (engine.md 1.7). */
const PAGE_EVENT = {
  'will-present': 'will-enter',
  'did-present': 'did-enter',
  'will-dismiss': 'will-leave',
  'did-dismiss': 'did-leave',
} as const satisfies Record<string, LifecycleEvent>

/**
 * A modal that is open exactly while `open` says so. Its content stays part of the component that wrote it, context
 * included, is a page of its own for `usePageLifecycle`, and is mounted while the modal is open.
 */
export function Modal({ children, trigger, ref, ...props }: ModalProps) {
  const fallback = useId()
  const id = props.id ?? fallback
  const [page] = useState(createPage)
  const current = useRef<{ handle: ModalHandle } | undefined>(undefined)
  const overlays = useOverlays()
  const { content, portal } = useSlot(
    <ParentContext value={id}>
      <PageContext value={page}>{children}</PageContext>
    </ParentContext>,
  )

  useControlled<ModalOptions>('modal', { ...props, id, content }, (opened) => {
    const handle = opened as ModalHandle
    current.current = { handle }
    for (const event of Object.keys(PAGE_EVENT) as (keyof typeof PAGE_EVENT)[])
      handle.on(event, () => {
        // One that leaves while the next is there already says nothing to what that one shows.
        if (current.current?.handle === handle) page.lifecycle.emit(PAGE_EVENT[event])
      })
  })
  useTrigger(trigger, () => {
    overlays.preload()
    if (!props.open) props.onOpenChange?.(true, { role: undefined, reason: 'trigger', data: undefined })
  })
  useImperativeHandle(
    ref,
    () => ({
      get breakpoint() {
        return current.current?.handle.breakpoint
      },
      setBreakpoint: async (breakpoint) => current.current?.handle.setBreakpoint(breakpoint),
    }),
    [],
  )
  return portal
}
