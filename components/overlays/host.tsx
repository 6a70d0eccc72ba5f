'use client'

import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { backLadder } from '@/lib/back'
import { createController, type OverlayController } from '@/lib/overlay/controller'
import { createFocusKeeper, type FocusKeeper } from '@/lib/overlay/focus'
import { watchKeyboard } from '@/lib/overlay/keyboard'
import type { Live } from '@/lib/overlay/live'
import { overlayDriver } from '@/lib/overlay/play.motion'
import { frameIsEverything } from '@/lib/overlay/situation'
import { ActionSheetView } from './action-sheet-view'
import { AlertView } from './alert-view'
import { HostContext } from './host-context'
import { LoadingView } from './loading-view'
import { ModalView } from './modal-view'
import { popover, prepare } from './rest'
import { ToastRegions } from './toast-regions'

const PopoverView = popover.View

export { fetchRest } from './rest'

/** The controller of one frame, and the focus keeper that its host connects to the DOM. */
export interface Session {
  controller: OverlayController
  focus: FocusKeeper
}

/** Makes a session: once per {@link OverlayProvider}. */
export function createSession(): Session {
  const focus = createFocusKeeper(
    () => controller.top()?.id,
    () => controller.barrier()?.id,
  )
  const controller: OverlayController = createController({ driver: overlayDriver, back: backLadder, focus })
  return { controller: Object.assign(controller, { prepare }), focus }
}

const none: readonly Live[] = []

/** Draws what the controller says there is: overlays in layers of their own, toasts beside them. */
export default function OverlayHost({ session, modal }: { session: Session; modal?: boolean }) {
  const { controller, focus } = session
  const host = useRef<HTMLDivElement>(null)
  const live = useSyncExternalStore(controller.subscribe, controller.list, () => none)
  const isModal = useCallback(
    () => modal ?? (host.current !== null && frameIsEverything(host.current)),
    [modal],
  )

  useLayoutEffect(() => {
    if (!host.current) return
    const disconnect = focus.connect(host.current, isModal)
    const unsubscribe = controller.subscribe(focus.sync)
    const unwatch = watchKeyboard(host.current)
    return () => {
      unwatch()
      unsubscribe()
      disconnect()
    }
  }, [controller, focus, isModal])

  useEffect(() => {
    // A Radix popover puts two focusable guards at the edges of the body. Our focus trap does not need them, and overlays
    // change nothing outside the frame.
    if (live.length === 0) return
    for (const guard of document.querySelectorAll('body > [data-radix-focus-guard]')) guard.remove()
  }, [live])

  return (
    <HostContext value={modal}>
      <div ref={host} data-overlays="" className="contents">
        {live.map((item) => (
          // Not the id: one that is leaving may have been presented anew under the same.
          <Suspense key={item.z} fallback={null}>
            <View live={item} />
          </Suspense>
        ))}
        <ToastRegions live={live} />
      </div>
    </HostContext>
  )
}

function View({ live }: { live: Live }) {
  switch (live.kind) {
    case 'alert':
      return <AlertView live={live as Live<'alert'>} />
    case 'action-sheet':
      return <ActionSheetView live={live as Live<'action-sheet'>} />
    case 'loading':
      return <LoadingView live={live as Live<'loading'>} />
    case 'modal':
      return <ModalView live={live as Live<'modal'>} />
    case 'popover':
      return <PopoverView live={live as Live<'popover'>} />
    case 'toast':
      return null
  }
}
