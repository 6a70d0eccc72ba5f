'use client'

import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { LifecycleEvent } from '@/lib/navigation/lifecycle'
import { createPageHandle } from '@/lib/navigation/page-handle'
import { PageContext } from '@/lib/navigation/use-page'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { ParentModalIdContext } from '@/lib/overlay/parent-modal-id-context'
import type { ModalHandle, ModalOptions } from '@/lib/overlay/types'
import { useContentPortal } from './use-content-portal'
import { type Controlled, useControlledOverlay } from './use-controlled-overlay'

/**
 * Calls `onPress` when the element with this id is pressed, even if the element is added or replaced later. Warns if there is no
 * such element when the component mounts.
 * @param id id of the trigger; if undefined, the hook does nothing
 */
function useTrigger(id: string | undefined, onPress: () => void): void {
  const handlePress = useEffectEvent(onPress)
  useEffect(() => {
    if (id === undefined) return
    if (!document.getElementById(id)) {
      console.warn(
        `Patternbook: there is no element with the id "${id}", so nothing opens the modal. Set this id on the trigger.`,
      )
    }
    const onClick = (event: MouseEvent) => {
      if (event.composedPath().some((node) => node instanceof Element && node.id === id)) handlePress()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id])
}

/** The properties that the `ref` of a {@link Modal} provides. */
export type ModalRef = Pick<ModalHandle, 'breakpoint' | 'setBreakpoint'>

/** Props of {@link Modal}. */
export type ModalProps = Controlled<Omit<ModalOptions, 'content'>> & {
  children: ReactNode
  /** Id of the element that opens the modal. Pressing it while the modal is closed calls `onOpenChange` with true. */
  trigger?: string
  ref?: Ref<ModalRef>
}

/** The page lifecycle event that the content receives for each event of the modal. */
const PAGE_EVENTS = {
  'will-present': 'will-enter',
  'did-present': 'did-enter',
  'will-dismiss': 'will-leave',
  'did-dismiss': 'did-leave',
} as const satisfies Record<string, LifecycleEvent>

/**
 * A modal that is open while `open` is true. The component that contains the modal renders the content, so the content shares
 * that component's context. `usePageLifecycle` treats the content as a page. The content is mounted again each time the modal
 * opens.
 */
export function Modal({ children, trigger, ref, ...props }: ModalProps) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const [page] = useState(createPageHandle)
  const openModalRef = useRef<{ handle: ModalHandle } | undefined>(undefined)
  const overlays = useOverlays()
  const { content, portal } = useContentPortal(
    <ParentModalIdContext value={id}>
      <PageContext value={page}>{children}</PageContext>
    </ParentModalIdContext>,
  )

  useControlledOverlay<ModalOptions>('modal', { ...props, id, content }, (openedHandle) => {
    const handle = openedHandle as ModalHandle
    openModalRef.current = { handle }
    for (const event of Object.keys(PAGE_EVENTS) as (keyof typeof PAGE_EVENTS)[])
      handle.on(event, () => {
        // If the modal has opened again while its previous overlay is closing, the content belongs to the new overlay.
        if (openModalRef.current?.handle === handle) page.lifecycle.emit(PAGE_EVENTS[event])
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
        return openModalRef.current?.handle.breakpoint
      },
      setBreakpoint: async (breakpoint) => openModalRef.current?.handle.setBreakpoint(breakpoint),
    }),
    [],
  )
  return portal
}
