import { BACK_OVERLAY, type BackLadder } from '@/lib/back'
import { DOES_NOT_EXIST, TOAST_LIMIT, Z_BASE } from './defaults'
import { LIFECYCLE } from './emitter'
import { createEntry, type Entry } from './entry'
import type { Live, OverlayDriver, OverlayFocus } from './live'
import { handleOf } from './overlay'
import { createStack } from './stack'
import type {
  ModalHandle,
  ModalOptions,
  OptionsOf,
  OverlayEvent,
  OverlayHandle,
  OverlayKind,
  Overlays,
  ToastOptions,
} from './types'

/** The controller of one frame: opens overlays, keeps their order, and provides the list that views render. */
export interface OverlayController extends Overlays {
  open<K extends OverlayKind>(kind: K, options: OptionsOf[K]): ModalHandle
  /** The overlays that are in the DOM or should be, in the order of presentation. A new list after every change. */
  list(): readonly Live[]
  subscribe(listener: () => void): () => void
  /**
   * Calls back with every lifecycle event of every overlay of the frame, in order. Returns a function that unsubscribes.
   */
  watch(listener: (event: OverlayEvent) => void): () => void
  /** The topmost overlay that handles Escape, Back and focus. */
  top(): Live | undefined
  /** The topmost overlay that makes everything below it inert. */
  barrier(): Live | undefined
  /** Removes everything without animation, because the frame unmounts. */
  destroy(): void
}

/** What a controller needs. */
export interface ControllerSurroundings {
  driver: OverlayDriver
  focus?: OverlayFocus
  back?: BackLadder
}

interface Opened extends Entry {
  handle: ModalHandle
}

let count = 0

/** Creates an id for an overlay without one. */
export const nextOverlayId = () => `overlay-${++count}`

/** Whether the content below it is inert while it is open. */
const traps = ({ passive, options }: Live) => !passive && options.focusTrap !== false

const positionOf = (live: Live) => (live.options as ToastOptions).position ?? 'bottom'

/** Creates the controller of a frame. One per frame, because stack, z order and focus belong together. */
export function createController({ driver, focus, back }: ControllerSurroundings): OverlayController {
  const stack = createStack<Opened>()
  const waiting: Opened[] = []
  const shown: Opened[] = []
  const listeners = new Set<() => void>()
  const watchers = new Set<(event: OverlayEvent) => void>()
  let drawn: readonly Live[] = []
  let presentations = 0
  let removeRung: (() => void) | undefined

  const publish = () => {
    drawn = shown.map((entry) => entry.live)
    for (const listener of [...listeners]) listener()
  }

  /** One back handler for all overlays while there is a top one. A top one that must not close consumes the press. */
  const syncRung = () => {
    if (!stack.top()) {
      removeRung?.()
      removeRung = undefined
    } else {
      removeRung ??= back?.register(
        BACK_OVERLAY,
        (_, source) => {
          // Not awaited: Back must also be able to close an alert that canDismiss opens.
          void stack.top()?.live.requestClose(source)
        },
        stack.all,
      )
    }
  }

  const hasRoom = (entry: Opened) =>
    entry.kind !== 'toast' ||
    shown.filter(({ kind, live }) => kind === 'toast' && positionOf(live) === positionOf(entry.live)).length <
      TOAST_LIMIT

  const present = (entry: Opened) => {
    presentations += 1
    entry.live = { ...entry.live, z: Z_BASE[entry.kind] + presentations }
    shown.push(entry)
    stack.push(entry)
    syncRung()
    void entry.overlay.present()
  }

  const changed = (entry: Entry) => {
    if (entry.overlay.state === 'dismissing' && stack.remove(entry as Opened)) {
      syncRung()
      closeChildren(entry.id)
    }
    publish()
  }

  const closeChildren = (parent: string) => {
    for (const { live } of [...shown]) {
      if ((live.options as ModalOptions).parent === parent)
        void live.dismiss(undefined, 'parent-dismissed', { reason: 'parent', force: true })
    }
  }

  const removed = (entry: Entry) => {
    shown.splice(shown.indexOf(entry as Opened), 1)
    publish()
    const next = waiting.findIndex(hasRoom)
    if (next >= 0) present(waiting.splice(next, 1)[0] as Opened)
  }

  function open<K extends OverlayKind>(kind: K, options: OptionsOf[K]): ModalHandle {
    const entry = createEntry(options.id ?? nextOverlayId(), kind, options, {
      driver,
      focus,
      changed,
      removed,
    }) as Opened
    const { overlay } = entry
    for (const type of LIFECYCLE)
      overlay.on(type, (detail) => {
        const { data, role } = detail ?? { data: undefined, role: undefined }
        const event = { type, id: entry.id, kind, data, role, time: performance.now() }
        for (const watcher of [...watchers]) watcher(event)
      })

    const dismiss: OverlayHandle['dismiss'] = (data, role) => {
      const at = waiting.indexOf(entry)
      if (at < 0) return overlay.dismiss(data, role)
      waiting.splice(at, 1)
      overlay.discard(data, role)
      return Promise.resolve(false)
    }
    entry.handle = handleOf(overlay, {
      dismiss,
      update(patch) {
        entry.live = { ...entry.live, options: { ...entry.live.options, ...patch } }
        publish()
      },
      breakpoint: () => entry.actor()?.breakpoint?.(),
      async setBreakpoint(breakpoint) {
        await overlay.presented
        await entry.actor()?.setBreakpoint?.(breakpoint)
      },
    })

    if (hasRoom(entry)) present(entry)
    else waiting.push(entry)
    abortWith(options.signal, entry, dismiss)
    return entry.handle
  }

  return {
    open,
    alert: (options) => open('alert', options) as ReturnType<Overlays['alert']>,
    actionSheet: (options) => open('action-sheet', options),
    loading: (options = {}) => open('loading', options),
    toast: (options) => open('toast', options),
    popover: (options) => open('popover', options),
    modal: (options) => open('modal', options),
    dismiss(data, role, which) {
      const entry = stack.find(which)
      return entry ? entry.overlay.dismiss(data, role) : Promise.reject(DOES_NOT_EXIST)
    },
    getTop: (type) => stack.top(type)?.handle,
    top: () => stack.top()?.live,
    barrier: () => stack.last(({ kind, live }) => kind !== 'toast' && traps(live))?.live,
    list: () => drawn,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    destroy() {
      for (const entry of waiting.splice(0)) entry.overlay.discard()
      for (const entry of [...shown]) {
        entry.live.abandon()
        void entry.overlay.dismiss(undefined, undefined, { reason: 'unmount', force: true })
      }
    },
  }
}

/** Dismisses with role 'abort' when the signal aborts, and removes the listener when the overlay is gone. */
function abortWith(signal: AbortSignal | undefined, entry: Opened, discard: OverlayHandle['dismiss']) {
  if (!signal) return
  const abort = () => {
    if (entry.overlay.state === 'closed') void discard(undefined, 'abort')
    else void entry.overlay.dismiss(undefined, 'abort', { reason: 'abort', force: true })
  }
  if (signal.aborted) return abort()
  signal.addEventListener('abort', abort, { once: true })
  void entry.overlay.dismissed.then(() => signal.removeEventListener('abort', abort))
}
