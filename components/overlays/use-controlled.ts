'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlays } from '@/lib/overlay/react'
import type { OverlayHandle, OverlayOptions, OverlayReason, Overlays } from '@/lib/overlay/types'

/** Why a controlled overlay asks to be closed. */
export interface OpenChange {
  role: string | undefined
  /** 'trigger': the element that opens it was pressed. */
  reason: OverlayReason | 'trigger'
  data: unknown
}

/** Options of an overlay plus the pair that controls it. */
export type Controlled<O> = Omit<O, 'canDismiss' | 'signal'> & {
  open: boolean
  /** The user wants it closed (or, by its trigger, open). It stays as it is until `open` changes. */
  onOpenChange?: (next: boolean, change: OpenChange) => void
  /** It is closed and gone. */
  onDismissed?: () => void
}

type OverlayMethod = Exclude<keyof Overlays, 'dismiss' | 'getTop'>

/**
 * Keeps an overlay in line with `open`. Dismissals by the user become requests, so the owner's state is the only truth.
 * Unmounting closes; closing waits for a microtask, because StrictMode takes effects back only to run them again.
 * @param onOpened is given each overlay as it is asked for, before any of its events
 */
export function useControlled<O extends OverlayOptions>(
  kind: OverlayMethod,
  props: Controlled<O>,
  onOpened?: (handle: Pick<OverlayHandle, 'dismiss' | 'update'>) => void,
): void {
  const overlays = useOverlays()
  const { open, onOpenChange, onDismissed, ...options } = props
  const latest = useRef(props)
  const handle = useRef<OverlayHandle | undefined>(undefined)
  const allowed = useRef(false)
  const request = useRef<OpenChange | undefined>(undefined)
  const onOpen = useEffectEvent((opened: OverlayHandle) => onOpened?.(opened))

  useEffect(() => {
    latest.current = props
    if (open) handle.current?.update(options)
  })

  useEffect(() => {
    if (!open) return
    allowed.current = false
    request.current = undefined
    const { open: _, onOpenChange: __, onDismissed: ___, ...initial } = latest.current
    if (handle.current) return close
    const opened = (overlays[kind] as (options: unknown) => OverlayHandle)({
      ...initial,
      canDismiss: (data: unknown, role: string | undefined, reason: OverlayReason) => {
        if (allowed.current) return true
        request.current = { role, reason, data }
        latest.current.onOpenChange?.(false, request.current)
        return false
      },
    } as unknown)
    handle.current = opened
    // Its parent takes it along without asking.
    void opened.then(
      ({ data, role }) => {
        if (handle.current !== opened || allowed.current) return
        handle.current = undefined
        latest.current.onOpenChange?.(false, { role, reason: 'parent', data })
        latest.current.onDismissed?.()
      },
      () => undefined,
    )
    onOpen(opened)
    return close

    function close() {
      allowed.current = true
      queueMicrotask(() => {
        // Open again already: the effect was only taken back to be run once more.
        if (!allowed.current) return
        const closing = handle.current
        handle.current = undefined
        const { data, role } = request.current ?? {}
        void closing?.dismiss(data, role).then(() => latest.current.onDismissed?.())
      })
    }
  }, [open, overlays, kind])
}
