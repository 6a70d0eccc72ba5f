'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { DismissReason, OverlayHandle, OverlayOptions, Overlays } from '@/lib/overlay/types'

/** Details that the `onOpenChange` of a controlled overlay receives. */
export interface OpenChange {
  role: string | undefined
  /** 'trigger' means that the trigger was pressed, and 'load-error' that the code of the overlay could not be loaded. */
  reason: DismissReason | 'trigger' | 'load-error'
  data: unknown
}

/** Options of an overlay except `canDismiss` and `signal`, with `open` and two callbacks. */
export type Controlled<O> = Omit<O, 'canDismiss' | 'signal'> & {
  open: boolean
  /**
   * Called when the overlay should close, for example after a tap on the backdrop or when the duration of a toast has elapsed, or
   * should open because its trigger was pressed. The overlay does not change until `open` changes. Also called after the overlay
   * has closed together with its parent, and after the overlay could not be loaded.
   */
  onOpenChange?: (open: boolean, change: OpenChange) => void
  /** Called when the overlay has closed, or could not be loaded. */
  onDismissed?: () => void
}

type OverlayMethod = Exclude<keyof Overlays, 'dismiss' | 'getTop'>

/**
 * Opens and closes an overlay according to `open`. A request to close the overlay in another way only calls `onOpenChange`. After
 * the component unmounts, the overlay closes. The hook waits one microtask before it closes the overlay, because StrictMode runs
 * the cleanup of effects and then the effects again, and the overlay must stay open.
 * @param onOpened receives the handle of each overlay before any of its events
 */
export function useControlledOverlay<O extends OverlayOptions>(
  method: OverlayMethod,
  props: Controlled<O>,
  onOpened?: (handle: Pick<OverlayHandle, 'dismiss' | 'update'>) => void,
): void {
  const overlays = useOverlays()
  const { open, onOpenChange: _change, onDismissed: _dismissed, ...options } = props
  const latestProps = useRef(props)
  const handle = useRef<OverlayHandle | undefined>(undefined)
  const isDismissAllowed = useRef(false)
  const closeRequest = useRef<OpenChange | undefined>(undefined)
  const notifyOpened = useEffectEvent((newHandle: OverlayHandle) => onOpened?.(newHandle))

  useEffect(() => {
    latestProps.current = props
    if (open) handle.current?.update(options)
  })

  useEffect(() => {
    if (!open) return
    isDismissAllowed.current = false
    closeRequest.current = undefined
    const { open: _, onOpenChange: __, onDismissed: ___, ...initialOptions } = latestProps.current
    if (handle.current) return closeOverlay
    const newHandle = (overlays[method] as (options: unknown) => OverlayHandle)({
      ...initialOptions,
      canDismiss: (data: unknown, role: string | undefined, reason: DismissReason) => {
        // The owner has already closed this overlay, and may have opened the next one.
        if (isDismissAllowed.current || handle.current !== newHandle) return true
        closeRequest.current = { role, reason, data }
        latestProps.current.onOpenChange?.(false, closeRequest.current)
        return false
      },
    } as unknown)
    handle.current = newHandle
    const handleClosed = (change: OpenChange) => {
      if (handle.current !== newHandle || isDismissAllowed.current) return
      handle.current = undefined
      latestProps.current.onOpenChange?.(false, change)
      latestProps.current.onDismissed?.()
    }
    // `canDismiss` is not called if the overlay closes together with its parent, or if it could not be loaded.
    void newHandle.then(
      ({ data, role }) => handleClosed({ role, reason: 'parent', data }),
      () => handleClosed({ role: undefined, reason: 'load-error', data: undefined }),
    )
    notifyOpened(newHandle)
    return closeOverlay

    function closeOverlay() {
      isDismissAllowed.current = true
      queueMicrotask(() => {
        // The effect has run again (StrictMode), so the overlay stays open.
        if (!isDismissAllowed.current) return
        const closingHandle = handle.current
        handle.current = undefined
        const { data, role } = closeRequest.current ?? {}
        const notifyDismissed = () => latestProps.current.onDismissed?.()
        // `dismiss` rejects if the overlay was still loading and could not be loaded.
        void closingHandle?.dismiss(data, role).then(notifyDismissed, notifyDismissed)
      })
    }
  }, [open, overlays, method])
}
