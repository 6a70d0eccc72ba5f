'use client'

import { useEffect, useRef } from 'react'
import { useOverlays } from '@/lib/overlay/react'
import type { OverlayHandle, OverlayOptions, OverlayReason, Overlays } from '@/lib/overlay/types'

/** Why a controlled overlay asks to be closed. */
export interface OpenChange {
  role: string | undefined
  reason: OverlayReason
  data: unknown
}

/** Options of an overlay plus the pair that controls it. */
export type Controlled<O> = Omit<O, 'canDismiss' | 'signal'> & {
  open: boolean
  /** The user wants it closed. It stays open until `open` becomes false. */
  onOpenChange?: (next: boolean, change: OpenChange) => void
  /** It is closed and gone. */
  onDismissed?: () => void
}

type Opener = Exclude<keyof Overlays, 'dismiss' | 'getTop'>

/**
 * Keeps an overlay in line with `open`. Dismissals by the user become requests, so the owner's state is the only truth.
 * Unmounting closes; closing waits for a microtask, because StrictMode takes effects back only to run them again.
 */
export function useControlled<O extends OverlayOptions>(kind: Opener, props: Controlled<O>): void {
  const overlays = useOverlays()
  const { open, onOpenChange, onDismissed, ...options } = props
  const latest = useRef(props)
  const handle = useRef<OverlayHandle | undefined>(undefined)
  const allowed = useRef(false)
  const asked = useRef<OpenChange | undefined>(undefined)

  useEffect(() => {
    latest.current = props
    if (open) handle.current?.update(options)
  })

  useEffect(() => {
    if (!open) return
    allowed.current = false
    asked.current = undefined
    const { open: _, onOpenChange: __, onDismissed: ___, ...initial } = latest.current
    handle.current ??= (overlays[kind] as (options: unknown) => OverlayHandle)({
      ...initial,
      canDismiss: (data: unknown, role: string | undefined, reason: OverlayReason) => {
        if (allowed.current) return true
        asked.current = { role, reason, data }
        latest.current.onOpenChange?.(false, asked.current)
        return false
      },
    } as unknown)

    return () => {
      allowed.current = true
      queueMicrotask(() => {
        // Open again already: the effect was only taken back to be run once more.
        if (!allowed.current) return
        const closing = handle.current
        handle.current = undefined
        const { data, role } = asked.current ?? {}
        void closing?.dismiss(data, role).then(() => latest.current.onDismissed?.())
      })
    }
  }, [open, overlays, kind])
}
