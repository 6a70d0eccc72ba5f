import { resolveButtons } from './buttons'
import { dismissesByBackdrop } from './defaults'
import { deferred } from './deferred'
import type { Live, OverlayActor, OverlayDriver, OverlayFocus } from './live'
import { type OverlayMotion, type OverlayParts, still } from './motion'
import { createOverlay, type Overlay } from './overlay'
import type { OptionsOf, OverlayKind } from './types'

/** A live overlay with the data that only the controller needs. */
export interface Entry {
  readonly id: string
  readonly kind: OverlayKind
  readonly overlay: Overlay
  /** Replaced by a new object after every change. */
  live: Live
  /** The actor that moves it in place of the driver, once it is in the DOM. */
  actor(): OverlayActor | undefined
}

/** What an entry needs from the controller, the driver and the focus keeper. */
export interface EntrySurroundings {
  driver: OverlayDriver
  focus?: OverlayFocus
  /** Called after every change that a view renders. */
  changed(entry: Entry): void
  /** Called when the view must be removed. */
  removed(entry: Entry): void
}

type Handler = ((values: unknown) => unknown) | undefined

/** Creates an overlay and connects it to its view: mounting, unmounting, animation, focus, handlers. */
export function createEntry<K extends OverlayKind>(
  id: string,
  kind: K,
  options: OptionsOf[K],
  around: EntrySurroundings,
): Entry {
  const mounted = deferred<void>()
  const left = deferred<void>()
  let parts: OverlayParts | null = null
  let actor: OverlayActor | undefined
  let leaving = false

  const set = (patch: Partial<Live>) => {
    entry.live = { ...entry.live, ...patch } as Live
    around.changed(entry)
  }

  const play = (way: 'enter' | 'leave') => (): OverlayMotion => {
    if (!parts) return still
    const moves = entry.live.options.animated !== false
    if (!actor) return moves ? around.driver[way](entry.live, parts) : still
    const motion = actor[way]()
    // An actor also moves other elements and must bring them to their end positions in any case.
    if (!moves) motion.skip()
    return motion
  }

  const mayDismiss: Live['mayDismiss'] = (...about) => {
    const { canDismiss = true } = entry.live.options
    return typeof canDismiss === 'function' ? canDismiss(...about) : canDismiss
  }

  const overlay = createOverlay(id, {
    async mount() {
      await mounted.promise
      if (parts) around.focus?.entered(entry.live, parts)
    },
    enter: play('enter'),
    leave: play('leave'),
    goesOn: () => actor !== undefined,
    async unmount() {
      if (parts) around.focus?.leaving(entry.live, parts)
      leaving = true
      around.removed(entry)
      if (parts) await left.promise
    },
    changed(state) {
      // The view of a closed overlay unmounts after did-dismiss.
      if (state !== 'closed') set({ state })
    },
    cancelled(data) {
      const { buttons } = entry.live.options as { buttons?: Parameters<typeof resolveButtons>[0] }
      const cancel = resolveButtons(buttons).find(({ role }) => role === 'cancel')
      ;(cancel?.handler as Handler)?.((data as { values?: unknown } | undefined)?.values)
    },
    canDismiss: mayDismiss,
  })

  const entry: Entry = {
    id,
    kind,
    overlay,
    actor: () => actor,
    live: {
      id,
      kind,
      options,
      state: 'closed',
      z: 0,
      attach(next) {
        parts = next
        if (next) mounted.resolve()
        else if (leaving) left.resolve()
      },
      actor(next) {
        actor = next
      },
      passive: false,
      setPassive(passive) {
        if (passive !== entry.live.passive) set({ passive })
      },
      emit: overlay.emit,
      mayDismiss,
      abandon() {
        parts = null
        mounted.resolve()
        left.resolve()
      },
      dismiss: overlay.dismiss,
      requestClose: async (reason) =>
        dismissesByBackdrop(kind, entry.live.options.backdropDismiss) &&
        overlay.dismiss(undefined, 'backdrop', { reason }),
    },
  }
  return entry
}
