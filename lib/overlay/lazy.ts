import { holdPresses } from '@/lib/gesture/hold-presses'
import { DOES_NOT_EXIST } from './defaults'
import type { ModalHandle, OptionsOf, OverlayEvent, OverlayKind, Overlays } from './types'

/** What stands in for the controller before it is loaded. */
export interface LazyOverlays extends Overlays {
  /** Loads everything now, so that the first overlay does not have to. */
  preload(): void
  /** Hears every lifecycle event of every overlay, from the first one on. Loads nothing. Returns the way to stop. */
  watch(listener: (event: OverlayEvent) => void): () => void
}

/** The part of the controller that is needed here. */
export interface Opener extends Overlays {
  /** Fetches what only an overlay like this needs, or rejects with an error that says so; undefined when there is nothing to wait for. */
  prepare?(kind: OverlayKind, options: OptionsOf[OverlayKind]): Promise<unknown> | undefined
  open<K extends OverlayKind>(kind: K, options: OptionsOf[K]): ModalHandle
  watch(listener: (event: OverlayEvent) => void): () => void
}

// A handle is a thenable: wrapped, or the promise it travels in would wait for its result.
interface Boxed {
  handle: ModalHandle
}

let count = 0

/** What the user has just pressed, or has the focus on: where iOS 26 shows an action sheet. */
const pressed = (): Element | undefined => {
  for (const at of [window.event?.target, document.activeElement]) {
    const control =
      at instanceof Element &&
      at.closest('a, button, input, label, select, li, [role=button], [tabindex="0"]')
    if (control) return control
  }
  return undefined
}

/**
 * Overlays that load with the first call. Calls made meanwhile wait in order, and so do their handles:
 * dismissing one that is still being loaded works like dismissing one that has just been presented.
 * @param load gives the controller; called again after a failure
 * @param tell hears whether an overlay that was asked for could be loaded
 */
export function createLazyOverlays(
  load: () => Promise<Opener>,
  tell?: (loaded: boolean) => void,
): LazyOverlays {
  let ready: Promise<Opener> | undefined
  let opener: Opener | undefined
  let latest: Promise<unknown> | undefined
  const watchers = new Set<(event: OverlayEvent) => void>()

  const start = () => {
    ready ??= load().then(
      (loaded) => {
        opener = loaded
        loaded.watch((event) => {
          for (const watcher of [...watchers]) watcher(event)
        })
        return loaded
      },
      (error) => {
        ready = undefined
        throw new Error(
          'Patternbook: the overlays could not be loaded, so nothing is shown. Try again when online.',
          {
            cause: error,
          },
        )
      },
    )
    return ready
  }

  function open<K extends OverlayKind>(kind: K, options: OptionsOf[K]): ModalHandle {
    count += 1
    const id = options.id ?? `overlay-${count}`
    // Now: when the rest is loaded the press is over.
    const source = kind === 'action-sheet' && { anchor: pressed() }
    let real: ModalHandle | undefined
    const early: ((handle: ModalHandle) => void)[] = []
    const opened = start().then((loaded): Boxed | Promise<Boxed> => {
      const go = () => {
        const handle = loaded.open(kind, { ...source, ...options, id })
        real = handle
        // In the same turn, or will-present would be over before anyone listens.
        for (const listen of early) listen(handle)
        return { handle }
      }
      return loaded.prepare?.(kind, options)?.then(go) ?? go()
    })
    opened.then(
      () => tell?.(true),
      (error) => {
        console.error(error)
        tell?.(false)
      },
    )
    latest = opened
    const presented = opened.then(({ handle }) => handle.presented)
    // Whoever waits for it hears of a failure; whoever does not must not get an unhandled rejection.
    presented.catch(() => {})
    // A second press before it is there would open a second one.
    if (kind !== 'toast') holdPresses(presented)
    return {
      id,
      presented,
      // biome-ignore lint/suspicious/noThenProperty: a handle is awaited for the result, that is its purpose
      then: (onFulfilled, onRejected) => opened.then(({ handle }) => handle).then(onFulfilled, onRejected),
      dismiss: (data, role) =>
        real ? real.dismiss(data, role) : opened.then(({ handle }) => handle.dismiss(data, role)),
      on(event, listener) {
        if (real) return real.on(event, listener)
        let off: (() => void) | undefined
        const listen = (handle: ModalHandle) => {
          off = handle.on(event, listener)
        }
        early.push(listen)
        return () => {
          const at = early.indexOf(listen)
          if (at >= 0) early.splice(at, 1)
          off?.()
        }
      },
      get breakpoint() {
        return real?.breakpoint
      },
      setBreakpoint: async (breakpoint) => (await opened).handle.setBreakpoint(breakpoint),
      // At once, or a call that comes right after it would overtake it.
      update: (options) =>
        real ? real.update(options) : void opened.then(({ handle }) => handle.update(options)),
    }
  }

  return {
    alert: (options) => open('alert', options) as ReturnType<Overlays['alert']>,
    actionSheet: (options) => open('action-sheet', options),
    loading: (options = {}) => open('loading', options),
    toast: (options) => open('toast', options),
    popover: (options) => open('popover', options),
    modal: (options) => open('modal', options),
    // Nothing was ever asked for, so there is nothing: not worth loading anything.
    dismiss: async (...args) => {
      if (!ready) throw DOES_NOT_EXIST
      // After the calls made before this one, and after their handles.
      await latest
      return (await start()).dismiss(...args)
    },
    getTop: (type) => opener?.getTop(type),
    preload: () => void start().catch(() => {}),
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}
