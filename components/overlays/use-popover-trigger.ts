'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { connectTrigger, type TriggerAction, type TriggerAnchor } from '@/lib/overlay/popover-trigger'
import { useOverlays } from '@/lib/overlay/react'
import type { Dismissal, OverlayHandle, PopoverOptions } from '@/lib/overlay/types'

/** What {@link usePopoverTrigger} takes: a popover without its anchor, and what opens it. */
export interface PopoverTriggerOptions extends Omit<PopoverOptions, 'anchor'> {
  /** Default 'click'. */
  action?: TriggerAction
  /** It is closed and gone. */
  onDismissed?: (result: Dismissal) => void
}

/**
 * Makes an element open a popover: spread the result on it. It may leave and come back, and it may be inside another
 * popover, in which case the new one belongs to that. Leaving for good closes the popover.
 */
export function usePopoverTrigger({ action = 'click', ...options }: PopoverTriggerOptions) {
  const overlays = useOverlays()
  const [open, setOpen] = useState(false)
  const latest = useRef(options)
  const handle = useRef<OverlayHandle | undefined>(undefined)

  useEffect(() => {
    latest.current = options
  })
  useEffect(
    () => () => {
      // The effect may only have been taken back to be run once more.
      queueMicrotask(() => void (element.current ?? handle.current?.dismiss()))
    },
    [],
  )

  const show = useCallback(
    async (anchor: TriggerAnchor) => {
      if (handle.current) return
      const { onDismissed, ...popover } = latest.current
      const shown = overlays.popover({ ...popover, anchor })
      handle.current = shown
      setOpen(true)
      const result = await shown
      handle.current = undefined
      setOpen(false)
      onDismissed?.(result)
    },
    [overlays],
  )

  const element = useRef<HTMLElement | null>(null)
  const ref = useCallback(
    (trigger: HTMLElement | null) => {
      element.current = trigger
      if (!trigger) return
      const disconnect = connectTrigger(trigger, action, (anchor) => void show(anchor))
      return () => {
        element.current = null
        disconnect()
      }
    },
    [action, show],
  )

  return { ref, 'aria-haspopup': 'dialog', 'aria-expanded': open } as const
}
