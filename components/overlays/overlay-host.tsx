'use client'

import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { backHandlers } from '@/lib/back'
import { createOverlayController, type OverlayController } from '@/lib/overlay/controller'
import { createFocusManager, type FocusManager } from '@/lib/overlay/focus'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import { watchKeyboardHeight } from '@/lib/overlay/keyboard-height'
import type { HostProps } from '@/lib/overlay/overlay-provider'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { defaultOverlayAnimator } from '@/lib/overlay/play-animations.motion'
import { ActionSheetView } from './action-sheet-view'
import { AlertView } from './alert-view'
import { FrameFillsViewportContext } from './frame-fills-viewport-context'
import { fetchLazyView, lazyPopover } from './lazy-views'
import { LoadingView } from './loading-view'
import { ModalView } from './modal-view'
import { ToastRegions } from './toast-regions'

const PopoverView = lazyPopover.View

export { preloadViews } from './lazy-views'

/** The controller of one frame, and the focus manager that OverlayHost connects to the DOM. */
export interface OverlayServices {
  controller: OverlayController
  focus: FocusManager
}

/** Creates the services of one frame. */
export function createServices(): OverlayServices {
  const focus = createFocusManager(
    () => controller.topView()?.id,
    () => controller.topModalView()?.id,
  )
  const controller: OverlayController = createOverlayController({
    defaultAnimator: defaultOverlayAnimator,
    backHandlers,
    focusManager: focus,
  })
  return { controller: Object.assign(controller, { loadViewCode: fetchLazyView }), focus }
}

const NO_VIEWS: readonly OverlayViewModel[] = []

/** Renders the overlays of a controller: toasts in regions, and every other overlay in its own layer. */
export default function OverlayHost(props: HostProps<OverlayServices>) {
  const { fillsViewport, getMinToastDuration } = props
  const { controller, focus } = props.services
  const hostRef = useRef<HTMLDivElement>(null)
  const views = useSyncExternalStore(controller.subscribe, controller.list, () => NO_VIEWS)
  const getFillsViewport = useCallback(
    () => fillsViewport ?? (hostRef.current !== null && isFullViewport(hostRef.current)),
    [fillsViewport],
  )

  useLayoutEffect(() => {
    if (!hostRef.current) return
    const disconnect = focus.connect(hostRef.current, getFillsViewport)
    const unsubscribe = controller.subscribe(focus.sync)
    const unwatch = watchKeyboardHeight(hostRef.current)
    return () => {
      unwatch()
      unsubscribe()
      disconnect()
    }
  }, [controller, focus, getFillsViewport])

  useEffect(() => {
    // Removes the two focusable elements (focus guards) that Radix adds to the body, because the focus manager handles Tab,
    // and overlays must not change anything outside the frame.
    if (views.length === 0) return
    for (const guard of document.querySelectorAll('body > [data-radix-focus-guard]')) guard.remove()
  }, [views])

  return (
    <FrameFillsViewportContext value={fillsViewport}>
      <div ref={hostRef} data-overlays="" className="contents">
        {views.map((view) => (
          // The key is the z-index, because an overlay with the same id can be presented again while the first one is closing.
          <Suspense key={view.zIndex} fallback={null}>
            <View view={view} />
          </Suspense>
        ))}
        <ToastRegions views={views} getMinToastDuration={getMinToastDuration} />
      </div>
    </FrameFillsViewportContext>
  )
}

function View({ view }: { view: OverlayViewModel }) {
  switch (view.kind) {
    case 'alert':
      return <AlertView view={view as OverlayViewModel<'alert'>} />
    case 'action-sheet':
      return <ActionSheetView view={view as OverlayViewModel<'action-sheet'>} />
    case 'loading':
      return <LoadingView view={view as OverlayViewModel<'loading'>} />
    case 'modal':
      return <ModalView view={view as OverlayViewModel<'modal'>} />
    case 'popover':
      return <PopoverView view={view as OverlayViewModel<'popover'>} />
    case 'toast':
      return null
  }
}
