import { type BackHandlers, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import { createListeners } from '../listeners'
import { BASE_Z_INDEX, OVERLAY_DOES_NOT_EXIST, TOAST_LIMIT } from './defaults'
import { LIFECYCLE_EVENTS } from './emitter'
import { createHandle } from './overlay'
import { createOverlayInstance, type OverlayInstance } from './overlay-instance'
import { createOverlayStack } from './overlay-stack'
import type { DefaultOverlayAnimator, OverlayFocusHooks, OverlayViewModel } from './overlay-view'
import type {
  ModalHandle,
  ModalOptions,
  OverlayEvent,
  OverlayHandle,
  OverlayKind,
  OverlayOptionsByKind,
  Overlays,
  ToastOptions,
} from './types'

/** The controller of one frame: opens overlays, keeps their order, and provides the list that views render. */
export interface OverlayController extends Overlays {
  open<K extends OverlayKind>(kind: K, options: OverlayOptionsByKind[K]): ModalHandle
  /** Returns the overlays that are in the DOM or should be, in the order of presentation. Every change creates a new list. */
  list(): readonly OverlayViewModel[]
  subscribe(listener: () => void): () => void
  /**
   * Calls `listener` with every lifecycle event of every overlay of the frame, in order. Returns a function that unsubscribes.
   */
  onAny(listener: (event: OverlayEvent) => void): () => void
  /** Returns the topmost overlay that handles Escape, Back, and focus: any overlay except a toast. */
  topView(): OverlayViewModel | undefined
  /** Returns the topmost overlay that makes everything below it inert. */
  topModalView(): OverlayViewModel | undefined
  /** Removes all overlays without animation. Must be called when the frame unmounts. */
  destroy(): void
}

export interface ControllerDependencies {
  defaultAnimator: DefaultOverlayAnimator
  focusManager?: OverlayFocusHooks
  backHandlers?: BackHandlers
}

interface InstanceWithHandle extends OverlayInstance {
  handle: ModalHandle
}

let lastIdNumber = 0

/** Creates an ID for an overlay without one. */
const nextOverlayId = () => `overlay-${++lastIdNumber}`

/** Returns whether an open overlay that is not a toast makes the content below it inert. */
const makesInert = ({ isNonModal, options }: OverlayViewModel) => !isNonModal && options.focusTrap !== false

const toastPositionOf = (view: OverlayViewModel) => (view.options as ToastOptions).position ?? 'bottom'

/** Creates the controller of a frame. Each frame needs exactly one, which manages the order and the focus of all overlays. */
export function createOverlayController({
  defaultAnimator,
  focusManager,
  backHandlers,
}: ControllerDependencies): OverlayController {
  const stack = createOverlayStack<InstanceWithHandle>()
  const waitingToasts: InstanceWithHandle[] = []
  const shownInstances: InstanceWithHandle[] = []
  const changeListeners = createListeners()
  const eventListeners = createListeners<OverlayEvent>()
  let views: readonly OverlayViewModel[] = []
  let presentationCount = 0
  let removeBackHandler: (() => void) | undefined

  const publish = () => {
    views = shownInstances.map((instance) => instance.view)
    changeListeners.emit()
  }

  /**
   * Registers one back handler for all overlays while any overlay except a toast is open. If the top overlay must not
   * close, the press has no effect, because the handlers below are not called.
   */
  const syncBackHandler = () => {
    if (!stack.top()) {
      removeBackHandler?.()
      removeBackHandler = undefined
    } else {
      removeBackHandler ??= backHandlers?.register(
        OVERLAY_BACK_PRIORITY,
        (_, source) => {
          // The result is not awaited, because `canDismiss` may open an alert, and the next press of Back must close that alert.
          void stack.top()?.view.requestClose(source)
        },
        stack.withoutToasts,
      )
    }
  }

  const isWithinToastLimit = (instance: InstanceWithHandle) =>
    instance.kind !== 'toast' ||
    shownInstances.filter(
      ({ kind, view }) => kind === 'toast' && toastPositionOf(view) === toastPositionOf(instance.view),
    ).length < TOAST_LIMIT

  const present = (instance: InstanceWithHandle) => {
    presentationCount += 1
    instance.view = { ...instance.view, zIndex: BASE_Z_INDEX[instance.kind] + presentationCount }
    shownInstances.push(instance)
    stack.push(instance)
    syncBackHandler()
    focusManager?.beforeMount?.(instance.view)
    void instance.overlay.present()
  }

  const onInstanceChange = (instance: OverlayInstance) => {
    if (instance.overlay.state === 'dismissing' && stack.remove(instance as InstanceWithHandle)) {
      syncBackHandler()
      closeChildren(instance.id)
    }
    publish()
  }

  const closeChildren = (parentId: string) => {
    for (const { view } of [...shownInstances]) {
      if ((view.options as ModalOptions).parent === parentId)
        void view.dismiss(undefined, 'parent-dismissed', { reason: 'parent', force: true })
    }
  }

  const onInstanceRemove = (instance: OverlayInstance) => {
    shownInstances.splice(shownInstances.indexOf(instance as InstanceWithHandle), 1)
    publish()
    const waitingIndex = waitingToasts.findIndex(isWithinToastLimit)
    if (waitingIndex >= 0) present(waitingToasts.splice(waitingIndex, 1)[0] as InstanceWithHandle)
  }

  function open<K extends OverlayKind>(kind: K, options: OverlayOptionsByKind[K]): ModalHandle {
    const instance = createOverlayInstance(options.id ?? nextOverlayId(), kind, options, {
      defaultAnimator,
      focusManager,
      onChange: onInstanceChange,
      onRemove: onInstanceRemove,
    }) as InstanceWithHandle
    const { overlay } = instance
    for (const type of LIFECYCLE_EVENTS)
      overlay.on(type, (detail) => {
        const { data, role } = detail ?? { data: undefined, role: undefined }
        eventListeners.emit({ type, id: instance.id, kind, data, role, time: performance.now() })
      })

    const dismiss: OverlayHandle['dismiss'] = (data, role) => {
      const index = waitingToasts.indexOf(instance)
      if (index < 0) return overlay.dismiss(data, role)
      waitingToasts.splice(index, 1)
      overlay.discard(data, role)
      return Promise.resolve(false)
    }
    instance.handle = createHandle(overlay, {
      dismiss,
      update(patch) {
        instance.view = { ...instance.view, options: { ...instance.view.options, ...patch } }
        publish()
      },
      breakpoint: () => instance.getAnimator()?.getBreakpoint?.(),
      async setBreakpoint(breakpoint) {
        await overlay.presented
        await instance.getAnimator()?.setBreakpoint?.(breakpoint)
      },
    })

    if (isWithinToastLimit(instance)) present(instance)
    else waitingToasts.push(instance)
    dismissOnAbort(options.signal, instance, dismiss)
    return instance.handle
  }

  return {
    open,
    alert: (options) => open('alert', options) as ReturnType<Overlays['alert']>,
    actionSheet: (options) => open('action-sheet', options),
    loading: (options = {}) => open('loading', options),
    toast: (options) => open('toast', options),
    popover: (options) => open('popover', options),
    modal: (options) => open('modal', options),
    dismiss(data, role, query) {
      const instance = stack.find(query)
      return instance ? instance.overlay.dismiss(data, role) : Promise.reject(OVERLAY_DOES_NOT_EXIST)
    },
    getTop: (type) => stack.top(type)?.handle,
    topView: () => stack.top()?.view,
    topModalView: () => stack.findLast(({ kind, view }) => kind !== 'toast' && makesInert(view))?.view,
    list: () => views,
    subscribe: changeListeners.subscribe,
    onAny: eventListeners.subscribe,
    destroy() {
      for (const instance of waitingToasts.splice(0)) instance.overlay.discard()
      for (const instance of [...shownInstances]) {
        instance.view.stopWaitingForView()
        void instance.overlay.dismiss(undefined, undefined, { reason: 'unmount', force: true })
      }
    },
  }
}

/** Dismisses an overlay with the role 'abort' when its signal aborts. Removes the listener after any dismissal. */
function dismissOnAbort(
  signal: AbortSignal | undefined,
  instance: InstanceWithHandle,
  dismiss: OverlayHandle['dismiss'],
) {
  if (!signal) return
  const abort = () => {
    if (instance.overlay.state === 'closed') void dismiss(undefined, 'abort')
    else void instance.overlay.dismiss(undefined, 'abort', { reason: 'abort', force: true })
  }
  if (signal.aborted) return abort()
  signal.addEventListener('abort', abort, { once: true })
  void instance.overlay.dismissed.then(() => signal.removeEventListener('abort', abort))
}
