import { resolveButtons } from './buttons'
import { allowsBackdropDismiss } from './defaults'
import { createDeferred } from './deferred'
import { createOverlay, type Overlay } from './overlay'
import type {
  DefaultOverlayAnimator,
  OverlayAnimator,
  OverlayFocusHooks,
  OverlayViewModel,
} from './overlay-view'
import { noAnimation, type OverlayElements, type RunningAnimation } from './running-animation'
import type { OverlayKind, OverlayOptionsByKind } from './types'

/** An overlay with the data for its view and for the controller. */
export interface OverlayInstance {
  readonly id: string
  readonly kind: OverlayKind
  readonly overlay: Overlay
  /** The data and functions that the view receives. Every change replaces it with a new object. */
  view: OverlayViewModel
  /** Returns the animator that the view has set in place of the default animator; undefined if there is none. */
  getAnimator(): OverlayAnimator | undefined
}

/** The default animator, the focus manager, and the callbacks that an instance gets from the controller. */
export interface OverlayInstanceDependencies {
  defaultAnimator: DefaultOverlayAnimator
  focusManager?: OverlayFocusHooks
  /** Called when the instance has replaced its `view`, so that the change is rendered. */
  onChange(instance: OverlayInstance): void
  /** Called when the view must be removed. */
  onRemove(instance: OverlayInstance): void
}

type Handler = ((values: unknown) => unknown) | undefined

/**
 * Creates an overlay and connects it to its view: mounting, unmounting, animation, focus, and the handler of the cancel button.
 * The overlay stays closed until its `present()` is called.
 */
export function createOverlayInstance<K extends OverlayKind>(
  id: string,
  kind: K,
  options: OverlayOptionsByKind[K],
  dependencies: OverlayInstanceDependencies,
): OverlayInstance {
  const mounted = createDeferred<void>()
  const unmounted = createDeferred<void>()
  let parts: OverlayElements | null = null
  let animator: OverlayAnimator | undefined
  let isUnmounting = false

  const updateView = (patch: Partial<OverlayViewModel>) => {
    instance.view = { ...instance.view, ...patch } as OverlayViewModel
    dependencies.onChange(instance)
  }

  const createPlayFunction = (direction: 'enter' | 'leave') => (): RunningAnimation => {
    if (!parts) return noAnimation
    const isAnimated = instance.view.options.animated !== false
    if (!animator)
      return isAnimated ? dependencies.defaultAnimator[direction](instance.view, parts) : noAnimation
    const motion = animator[direction]()
    // An animator may also move the page behind the overlay, so it must set the end positions even without animation.
    if (!isAnimated) motion.skip()
    return motion
  }

  const checkCanDismiss: OverlayViewModel['checkCanDismiss'] = (...args) => {
    const { canDismiss = true } = instance.view.options
    return typeof canDismiss === 'function' ? canDismiss(...args) : canDismiss
  }

  const overlay = createOverlay(id, {
    async mount() {
      await mounted.promise
      if (parts) dependencies.focusManager?.afterMount(instance.view, parts)
    },
    enter: createPlayFunction('enter'),
    leave: createPlayFunction('leave'),
    continuesGesture: () => animator !== undefined,
    async unmount() {
      if (parts) dependencies.focusManager?.beforeUnmount(instance.view, parts)
      isUnmounting = true
      dependencies.onRemove(instance)
      if (parts) await unmounted.promise
    },
    onStateChange(state) {
      // The view of a closed overlay is about to unmount, so it does not render this state.
      if (state !== 'closed') updateView({ state })
    },
    runCancelHandler(data) {
      const { buttons } = instance.view.options as { buttons?: Parameters<typeof resolveButtons>[0] }
      const cancelButton = resolveButtons(buttons).find(({ role }) => role === 'cancel')
      ;(cancelButton?.handler as Handler)?.((data as { values?: unknown } | undefined)?.values)
    },
    canDismiss: checkCanDismiss,
  })

  const instance: OverlayInstance = {
    id,
    kind,
    overlay,
    getAnimator: () => animator,
    view: {
      id,
      kind,
      options,
      state: 'closed',
      zIndex: 0,
      setElements(next) {
        parts = next
        if (next) mounted.resolve()
        else if (isUnmounting) unmounted.resolve()
      },
      setAnimator(next) {
        animator = next
      },
      isNonModal: false,
      setNonModal(isNonModal) {
        if (isNonModal !== instance.view.isNonModal) updateView({ isNonModal })
      },
      emit: overlay.emit,
      checkCanDismiss,
      stopWaitingForView() {
        parts = null
        mounted.resolve()
        unmounted.resolve()
      },
      dismiss: overlay.dismiss,
      requestClose: async (reason) =>
        allowsBackdropDismiss(kind, instance.view.options.backdropDismiss) &&
        overlay.dismiss(undefined, 'backdrop', { reason }),
    },
  }
  return instance
}
