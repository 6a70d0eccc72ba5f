import { createListeners } from '../listeners'
import { BACK_NAVIGATION } from './priorities'

/** What the user did to ask for closing: the Escape key, or a back button or gesture of the platform. */
export type BackSource = 'escape' | 'back'

/**
 * One rung. `next()` runs the next lower rung and says whether somebody handled the press.
 * Returning (or resolving) `false` hands the press on in the same way; anything else, nothing included, means handled.
 */
export type BackHandler = (next: () => Promise<boolean>, source: BackSource) => unknown

interface Registration {
  priority: number
  handler: BackHandler
  items?: () => readonly unknown[]
}

/** The ladder of everything that a press of "back" could close, see {@link createBackLadder}. */
export interface BackLadder {
  /**
   * Adds a rung; the returned function takes it away again (calling it twice is harmless).
   * @param items what it would close one by one, topmost first; left out, it stands for one thing
   */
  register(priority: number, handler: BackHandler, items?: () => readonly unknown[]): () => void
  /** One press. Resolves true when a rung handled it, or when it was ignored because another is still being handled. */
  request(source?: BackSource): Promise<boolean>
  /** Whether something above the page itself is open: an overlay or the menu. */
  closable(): boolean
  /** All that is open above the page, in the order in which presses would close it. */
  open(): unknown[]
  /** Calls `listener` after every change of the rungs. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void
}

/**
 * Makes a ladder. The highest priority answers a press; among equals the one registered last. While the promise
 * of a handler is pending, further presses are ignored, so that an impatient second press cannot leave the page.
 * Escape closes things but never leaves the page: it does not reach the navigation rung.
 */
export function createBackLadder(): BackLadder {
  const registrations: Registration[] = []
  const { subscribe, emit } = createListeners()
  let pending = false

  // Reversed first, because the sort is stable and the last registered wins among equals.
  const inOrder = (source: BackSource) =>
    [...registrations]
      .reverse()
      .filter(({ priority }) => source === 'back' || priority > BACK_NAVIGATION)
      .sort((a, b) => b.priority - a.priority)

  async function runFrom(order: Registration[], index: number, source: BackSource): Promise<boolean> {
    const registration = order[index]
    if (!registration) return false
    let below: Promise<boolean> | undefined
    // Memoised: a handler that calls next() and also returns false must not run the lower rungs twice.
    const next = () => {
      below ??= runFrom(order, index + 1, source)
      return below
    }
    const answer = await registration.handler(next, source)
    return answer === false ? next() : true
  }

  return {
    register(priority, handler, items) {
      const registration = { priority, handler, items }
      registrations.push(registration)
      emit()
      return () => {
        const at = registrations.indexOf(registration)
        if (at < 0) return
        registrations.splice(at, 1)
        emit()
      }
    },
    async request(source = 'back') {
      if (pending) return true
      pending = true
      try {
        return await runFrom(inOrder(source), 0, source)
      } finally {
        pending = false
      }
    },
    open: () => inOrder('escape').flatMap((registration) => registration.items?.() ?? [registration]),
    closable: () => registrations.some((registration) => registration.priority > BACK_NAVIGATION),
    subscribe,
  }
}
