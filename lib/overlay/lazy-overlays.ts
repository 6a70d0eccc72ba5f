import { blockPresses } from '@/lib/gesture/block-presses'
import { createListeners } from '../listeners'
import { OVERLAY_DOES_NOT_EXIST } from './defaults'
import type { ModalHandle, OverlayEvent, OverlayKind, OverlayOptionsByKind, Overlays } from './types'

/** The overlays of a frame. Their controller is loaded when the first overlay is requested, or by `preload`. */
export interface LazyOverlays extends Overlays {
  /** Loads the controller and the host now, so that the first overlay does not wait for them. */
  preload(): void
  /**
   * Calls `listener` with every lifecycle event of every overlay, including those of the first overlay. Loads nothing. Returns a
   * function that unsubscribes.
   */
  onAny(listener: (event: OverlayEvent) => void): () => void
}

/** The part of the controller that this module uses. */
export interface LoadedController extends Overlays {
  /**
   * Fetches the code that only an overlay with this kind and these options needs. Rejects if that fails. Returns undefined if
   * there is nothing to fetch.
   */
  loadViewCode?(kind: OverlayKind, options: OverlayOptionsByKind[OverlayKind]): Promise<unknown> | undefined
  open<K extends OverlayKind>(kind: K, options: OverlayOptionsByKind[K]): ModalHandle
  onAny(listener: (event: OverlayEvent) => void): () => void
  destroy?(): void
}

/** Contains a handle. A handle is a thenable, so a promise that resolves to a handle would wait for the dismissal. */
interface HandleWrapper {
  handle: ModalHandle
}

let requestCount = 0

/** Returns the control that was just pressed, or else the one that has focus: the default anchor of an action sheet on iOS 26. */
const pressedOrFocusedControl = (): Element | undefined => {
  for (const target of [window.event?.target, document.activeElement]) {
    const control =
      target instanceof Element &&
      target.closest('a, button, input, label, select, li, [role=button], [tabindex="0"]')
    if (control) return control
  }
  return undefined
}

/**
 * Creates overlays whose code loads when the first overlay is requested. While it is loading, requests wait. Their handles
 * can be used at once: dismissing an overlay that is still loading works like dismissing one that was just presented.
 * @param load loads the controller; after a failure, the next call tries again
 * @param onLoadSettled called for each requested overlay: with true when its code has been loaded, or with false if that failed
 * @param isMounted returns whether the component that renders the overlays is still mounted; by default, it always is
 */
export function createLazyOverlays(
  load: () => Promise<LoadedController>,
  onLoadSettled?: (loaded: boolean) => void,
  isMounted = () => true,
): LazyOverlays {
  let controllerPromise: Promise<LoadedController> | undefined
  let controller: LoadedController | undefined
  let lastHandlePromise: Promise<unknown> | undefined
  const eventListeners = createListeners<OverlayEvent>()

  const loadController = () => {
    controllerPromise ??= load().then(
      (loadedController) => {
        controller = loadedController
        loadedController.onAny(eventListeners.emit)
        return loadedController
      },
      (error) => {
        controllerPromise = undefined
        throw new Error(
          'Patternbook: the overlays could not be loaded, so no overlay is shown. Try again when you are online.',
          {
            cause: error,
          },
        )
      },
    )
    return controllerPromise
  }

  function open<K extends OverlayKind>(kind: K, options: OverlayOptionsByKind[K]): ModalHandle {
    requestCount += 1
    const id = options.id ?? `overlay-${requestCount}`
    // Read now, because the press has ended by the time the code has loaded.
    const defaultAnchor = kind === 'action-sheet' && { anchor: pressedOrFocusedControl() }
    let openedHandle: ModalHandle | undefined
    const pendingListeners: ((handle: ModalHandle) => void)[] = []
    const handlePromise = loadController().then(
      (loadedController): HandleWrapper | Promise<HandleWrapper> => {
        const openNow = () => {
          const handle = loadedController.open(kind, { ...defaultAnchor, ...options, id })
          openedHandle = handle
          // Adds the waiting listeners synchronously; otherwise, will-present would be emitted before they are added.
          for (const listen of pendingListeners) listen(handle)
          // If the frame has been unmounted, nothing presents the overlay, and presses would stay blocked.
          if (!isMounted()) loadedController.destroy?.()
          return { handle }
        }
        return loadedController.loadViewCode?.(kind, options)?.then(openNow) ?? openNow()
      },
    )
    handlePromise.then(
      () => onLoadSettled?.(true),
      (error: Error) => {
        const { message } = error
        // Our own messages are complete and need no prefix.
        console.error(
          message.startsWith('Patternbook: ')
            ? message
            : `Patternbook: the ${kind} could not be loaded (${message}).`,
        )
        onLoadSettled?.(false)
      },
    )
    lastHandlePromise = handlePromise
    const presented = handlePromise.then(({ handle }) => handle.presented)
    // A caller that awaits `presented` receives the rejection. If no caller does, it must not be an unhandled rejection.
    presented.catch(() => {})
    // A second press before the overlay is open must not open a second overlay.
    if (kind !== 'toast') blockPresses(presented)
    return {
      id,
      presented,
      // biome-ignore lint/suspicious/noThenProperty: a handle is awaited for the result, that is its purpose
      then: (onFulfilled, onRejected) =>
        handlePromise.then(({ handle }) => handle).then(onFulfilled, onRejected),
      dismiss: (data, role) =>
        openedHandle
          ? openedHandle.dismiss(data, role)
          : handlePromise.then(({ handle }) => handle.dismiss(data, role)),
      on(event, listener) {
        if (openedHandle) return openedHandle.on(event, listener)
        let unsubscribe: (() => void) | undefined
        const addPendingListener = (handle: ModalHandle) => {
          unsubscribe = handle.on(event, listener)
        }
        pendingListeners.push(addPendingListener)
        return () => {
          const index = pendingListeners.indexOf(addPendingListener)
          if (index >= 0) pendingListeners.splice(index, 1)
          unsubscribe?.()
        }
      },
      get breakpoint() {
        return openedHandle?.breakpoint
      },
      setBreakpoint: async (breakpoint) => (await handlePromise).handle.setBreakpoint(breakpoint),
      // Updates an open overlay synchronously; otherwise, a `dismiss` right after this call would run first.
      update: (options) =>
        openedHandle
          ? openedHandle.update(options)
          : void handlePromise.then(
              ({ handle }) => handle.update(options),
              () => {},
            ),
    }
  }

  return {
    alert: (options) => open('alert', options) as ReturnType<Overlays['alert']>,
    actionSheet: (options) => open('action-sheet', options),
    loading: (options = {}) => open('loading', options),
    toast: (options) => open('toast', options),
    popover: (options) => open('popover', options),
    modal: (options) => open('modal', options),
    dismiss: async (...args) => {
      // Waits until the overlay that was requested last is open, or could not be loaded.
      await lastHandlePromise?.catch(() => {})
      // The controller was never requested or could not be loaded, so no overlay is open.
      if (!controllerPromise) throw OVERLAY_DOES_NOT_EXIST
      return (await controllerPromise).dismiss(...args)
    },
    getTop: (type) => controller?.getTop(type),
    preload: () => void loadController().catch(() => {}),
    onAny: eventListeners.subscribe,
  }
}
