'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlays } from '@/lib/overlay/react'
import type { OverlayHandle, OverlayOptions, OverlayReason, Overlays } from '@/lib/overlay/types'

/** Details of a request to open or close a controlled overlay. */
export interface OpenChange {
  role: string | undefined
  /** 'trigger' means that the trigger was pressed. */
  reason: OverlayReason | 'trigger'
  data: unknown
}

/** Options of an overlay except `canDismiss` and `signal`, with `open` and two callbacks. */
export type Controlled<O> = Omit<O, 'canDismiss' | 'signal'> & {
  open: boolean
  /**
   * Called when the user closes the overlay, or opens it with its trigger. The overlay does not change until `open` changes. Also
   * called after the overlay has closed together with its parent.
   */
  onOpenChange?: (next: boolean, change: OpenChange) => void
  /** Called when the overlay has closed and left the DOM. */
  onDismissed?: () => void
}

type OverlayMethod = Exclude<keyof Overlays, 'dismiss' | 'getTop'>

/**
 * Opens and closes an overlay according to `open`. If the user dismisses the overlay, the hook only calls `onOpenChange`. After the
 * component unmounts, the overlay closes. The hook waits one microtask before it closes the overlay, because StrictMode runs the
 * cleanup of effects and then the effects again, and the overlay must stay open.
 * @param onOpened receives the handle of each overlay before any of its events
 */
export function useControlled<O extends OverlayOptions>(
  kind: OverlayMethod,
  props: Controlled<O>,
  onOpened?: (handle: Pick<OverlayHandle, 'dismiss' | 'update'>) => void,
): void {
  const overlays = useOverlays()
  const { open, onOpenChange: _change, onDismissed: _dismissed, ...options } = props
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
    // If the overlay closes together with its parent, `canDismiss` is not called.
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
        // The effect has run again (StrictMode), so the overlay stays open.
        if (!allowed.current) return
        const closing = handle.current
        handle.current = undefined
        const { data, role } = request.current ?? {}
        void closing?.dismiss(data, role).then(() => latest.current.onDismissed?.())
      })
    }
  }, [open, overlays, kind])
}
