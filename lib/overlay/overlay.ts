import { isCancelRole } from './defaults'
import { createDeferred } from './deferred'
import { createEmitter, type OverlayEmitter } from './emitter'
import { noAnimation, type RunningAnimation } from './running-animation'
import { nextTransition, type OverlayEffect, type OverlayState } from './state-machine'
import type { Dismissal, DismissReason, ModalEvents, ModalHandle } from './types'

/** The dependencies of one overlay. They are injected, so that tests can run the lifecycle without a view. */
export interface OverlayDependencies {
  /** Mounts the view; resolves when it is in the DOM. */
  mount(): Promise<void> | void
  enter(): RunningAnimation
  leave(): RunningAnimation
  /** Unmounts the view; resolves when it has been removed. */
  unmount(): Promise<void> | void
  /**
   * Returns whether, after a dismissal by a gesture, the leave animation continues from where the gesture left the overlay. If
   * not, such a dismissal has no leave animation.
   */
  continuesGesture?(): boolean
  /** Called after every change of state. */
  onStateChange?(state: OverlayState): void
  /**
   * Runs the cancel button's handler: once per dismissal with role 'cancel' or 'backdrop'. The handler's return value is ignored.
   */
  runCancelHandler?(data: unknown): void
  canDismiss?(data: unknown, role: string | undefined, reason: DismissReason): boolean | Promise<boolean>
}

/** Cause of a dismissal, and whether it may be refused. */
export interface DismissOptions {
  reason?: DismissReason
  /** Whether to dismiss the overlay without calling `canDismiss`. */
  force?: boolean
}

/** One overlay, from presentation to removal. It cannot be presented a second time. */
export interface Overlay<T = unknown> {
  readonly id: string
  readonly state: OverlayState
  readonly on: OverlayEmitter<T>['on']
  readonly emit: OverlayEmitter<T>['emit']
  /** Settles at did-present, or when the overlay is discarded. */
  readonly presented: Promise<void>
  /** Settles at did-dismiss, or when the overlay is discarded. */
  readonly dismissed: Promise<Dismissal<T>>
  /** Presents the overlay. A second call returns the same promise and emits no events. */
  present(): Promise<void>
  dismiss(data?: T, role?: string, options?: DismissOptions): Promise<boolean>
  /** Cancels an overlay that was never shown. It emits no events, and its result has this data and role. */
  discard(data?: T, role?: string): void
}

/** Creates an overlay. It is closed and not in the DOM until it is presented. */
export function createOverlay<T = unknown>(id: string, dependencies: OverlayDependencies): Overlay<T> {
  const emitter = createEmitter<ModalEvents<T>>('overlay')
  const presented = createDeferred<void>()
  const dismissed = createDeferred<Dismissal<T>>()
  const removed = createDeferred<void>()
  const effectQueue: OverlayEffect[] = []
  let state: OverlayState = 'closed'
  let isStarted = false
  let isRunningEffects = false
  let motion = noAnimation
  let result: Dismissal<T> = { data: undefined, role: undefined }

  /** Returns whether the overlay is dismissed by a gesture that has already moved it away. */
  const hasMovedAway = () => result.role === 'gesture' && !dependencies.continuesGesture?.()

  const startMotion = (play: () => RunningAnimation) => {
    try {
      motion = play()
    } catch (error) {
      console.error(
        `Patternbook: the animation of ${id} failed. The overlay is shown or removed without animation.`,
        error,
      )
      motion = noAnimation
    }
    void motion.finished.then(() => dispatch('finish'))
  }

  const effects: Record<OverlayEffect, () => Promise<void> | void> = {
    'will-present': () => emitter.emit('will-present', undefined),
    mount: () => dependencies.mount(),
    enter: () => startMotion(dependencies.enter),
    'did-present': () => {
      emitter.emit('did-present', undefined)
      presented.resolve()
    },
    'will-dismiss': () => {
      if (isCancelRole(result.role)) dependencies.runCancelHandler?.(result.data)
      emitter.emit('will-dismiss', result)
    },
    leave: () => startMotion(hasMovedAway() ? () => noAnimation : dependencies.leave),
    reverse: () => (hasMovedAway() ? motion.skip() : motion.reverse()),
    'did-dismiss': () => {
      emitter.emit('did-dismiss', result)
      dismissed.resolve(result)
    },
    unmount: async () => {
      await dependencies.unmount()
      removed.resolve()
    },
  }

  /** Runs the queued effects in order, one at a time, and never synchronously in the call that has queued them. */
  async function runQueuedEffects() {
    if (isRunningEffects) return
    isRunningEffects = true
    await Promise.resolve()
    for (let effect = effectQueue.shift(); effect; effect = effectQueue.shift()) {
      try {
        await effects[effect]()
      } catch (error) {
        console.error(`Patternbook: step ${effect} of ${id} failed. The overlay skips this step.`, error)
      }
    }
    isRunningEffects = false
  }

  function dispatch(action: Parameters<typeof nextTransition>[1]) {
    const transition = nextTransition(state, action)
    if (transition.state === state) return
    state = transition.state
    effectQueue.push(...transition.effects)
    dependencies.onStateChange?.(state)
    void runQueuedEffects()
  }

  const isDismissible = () => state === 'presenting' || state === 'presented'

  return {
    id,
    get state() {
      return state
    },
    on: emitter.on,
    emit: emitter.emit,
    presented: presented.promise,
    dismissed: dismissed.promise,
    present() {
      if (!isStarted) {
        isStarted = true
        dispatch('present')
      }
      return presented.promise
    },
    async dismiss(data, role, options = {}) {
      if (!isDismissible()) return false
      if (dependencies.canDismiss && !options.force) {
        const isAllowed = await dependencies.canDismiss(data, role, options.reason ?? 'call')
        if (isAllowed !== true || !isDismissible()) return false
      }
      result = { data, role }
      dispatch('dismiss')
      await removed.promise
      return true
    },
    discard(data, role) {
      if (isStarted) return
      isStarted = true
      presented.resolve()
      dismissed.resolve({ data, role })
    },
  }
}

/**
 * Creates the handle that applications receive for an overlay.
 * @param methods methods of the handle that the controller provides
 */
export function createHandle<T>(
  overlay: Overlay<T>,
  methods: Pick<ModalHandle<T>, 'dismiss' | 'update' | 'setBreakpoint'> & {
    breakpoint(): number | undefined
  },
): ModalHandle<T> {
  return {
    id: overlay.id,
    presented: overlay.presented,
    // biome-ignore lint/suspicious/noThenProperty: a handle is awaited for the result, that is its purpose
    then: (onFulfilled, onRejected) => overlay.dismissed.then(onFulfilled, onRejected),
    dismiss: methods.dismiss,
    on: overlay.on,
    update: methods.update,
    get breakpoint() {
      return methods.breakpoint()
    },
    setBreakpoint: methods.setBreakpoint,
  }
}
