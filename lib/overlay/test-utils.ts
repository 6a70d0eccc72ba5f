import { vi } from 'vitest'
import { createDeferred } from './deferred'
import type { DefaultOverlayAnimator } from './overlay-view'
import type { RunningAnimation } from './running-animation'
import type { OverlayEvents } from './types'

/** An animation that runs until the test calls `finish` or the overlay calls `skip`. */
export interface ManualMotion extends RunningAnimation {
  direction: 'enter' | 'leave'
  finish(): void
}

/** Creates a default animator that records the animations in `motions` and plays none of them. */
export function createManualAnimator() {
  const motions: ManualMotion[] = []
  const play = (direction: ManualMotion['direction']) => () => {
    const end = createDeferred<void>()
    const motion = {
      direction,
      finished: end.promise,
      finish: () => end.resolve(),
      reverse: vi.fn(),
      skip: vi.fn(end.resolve),
    }
    motions.push(motion as unknown as ManualMotion)
    return motion as unknown as ManualMotion
  }
  const defaultAnimator: DefaultOverlayAnimator = { enter: play('enter'), leave: play('leave') }
  return { defaultAnimator, motions }
}

/** Waits until the callbacks of all settled promises have run. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))

type Listenable = {
  on<E extends keyof OverlayEvents>(event: E, listener: (detail: OverlayEvents[E]) => void): unknown
}

/** Returns a list to which the lifecycle events of an overlay are added with their details. */
export function recordEvents(listenable: Listenable): [string, unknown][] {
  const log: [string, unknown][] = []
  for (const event of ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const) {
    listenable.on(event, (detail) => log.push([event, detail]))
  }
  return log
}

/** Returns the names of recorded events. */
export const eventNames = (log: [string, unknown][]) => log.map(([name]) => name)

/** The names of the four lifecycle events, in order. */
export const LIFECYCLE_EVENTS = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss']
