'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { connectTrigger, type TriggerAction, type TriggerAnchor } from '@/lib/overlay/popover-trigger'
import type { Dismissal, OverlayHandle, PopoverOptions } from '@/lib/overlay/types'

/** Options of {@link usePopoverTrigger}: the options of a popover except the anchor, with `openOn` and `onDismissed`. */
export interface PopoverTriggerOptions extends Omit<PopoverOptions, 'anchor'> {
  /** Action that opens the popover. Default 'click'. */
  openOn?: TriggerAction
  /** Called when the popover has closed. */
  onDismissed?: (result: Dismissal) => void
}

/**
 * Returns props that make an element the trigger of a popover. The element may unmount and mount again. If the element is inside
 * another popover, the new popover is nested, unless `openOn` is 'context-menu'. When the component unmounts, the popover closes.
 */
export function usePopoverTrigger({ openOn = 'click', ...options }: PopoverTriggerOptions) {
  const overlays = useOverlays()
  const [open, setOpen] = useState(false)
  const latestOptions = useRef(options)
  const handle = useRef<OverlayHandle | undefined>(undefined)

  useEffect(() => {
    latestOptions.current = options
  })
  useEffect(
    () => () => {
      // Waits one microtask, because the popover must stay open if StrictMode attaches the ref again right after this cleanup.
      queueMicrotask(() => void (triggerRef.current ?? handle.current?.dismiss().catch(() => {})))
    },
    [],
  )

  const openPopover = useCallback(
    async (anchor: TriggerAnchor) => {
      if (handle.current) return
      const { onDismissed, ...popoverOptions } = latestOptions.current
      const newHandle = overlays.popover({ ...popoverOptions, anchor })
      handle.current = newHandle
      setOpen(true)
      // There is no result if the popover could not be loaded. The overlay engine has already logged the error.
      const result = await newHandle.then(null, () => undefined)
      handle.current = undefined
      setOpen(false)
      if (result) onDismissed?.(result)
    },
    [overlays],
  )

  const triggerRef = useRef<HTMLElement | null>(null)
  const ref = useCallback(
    (trigger: HTMLElement | null) => {
      triggerRef.current = trigger
      if (!trigger) return
      const disconnect = connectTrigger(trigger, openOn, (anchor) => void openPopover(anchor))
      return () => {
        triggerRef.current = null
        disconnect()
      }
    },
    [openOn, openPopover],
  )

  return { ref, 'aria-haspopup': 'dialog', 'aria-expanded': open } as const
}
