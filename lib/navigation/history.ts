import { appPath, withBase } from './href'
import { nextHistory } from './next-history'
import type { HistoryLocation, Position } from './types'

/** What the page stack needs from a history: the browser's, or one in memory. */
export type HistoryDriver = {
  /** The current position in the history. */
  location(): HistoryLocation
  /**
   * Adds an entry above the current one, or replaces a guard. Entries above are lost. `href` is an app path with query
   * and hash.
   */
  push(href: string, position: Position): void
  /** Replaces the current entry. */
  replace(href: string, position: Position): void
  /** Steps through the history like the user, so `listen` is notified. A second call during the step does nothing. */
  step(delta: number): void
  /** Steps without notifying `listen`. Resolves when the step has arrived. */
  go(delta: number): Promise<void>
  /**
   * Calls back after every step that `go` has not made, with true if `step` has made it. Returns a function that
   * unsubscribes.
   */
  listen(listener: (location: HistoryLocation, requested?: boolean) => void): () => void
}

const FIRST: Position = { index: 0, entryIndex: 0, depth: 0 }

/**
 * The browser's history.
 *
 * The index is our own and is stored in each entry. The index of the Navigation API is not used: it stops growing when
 * the browser drops its oldest entries (Chromium keeps 50), it counts entries of other documents, and Safari and Firefox
 * added it late.
 */
export const browserHistory = (): HistoryDriver => {
  let position = FIRST
  let silentSteps: (() => void)[] = []
  /** True during a step. Its target is known only on arrival, so a second step could lead out of the site. */
  let stepping = false
  /** Reads the position of the current entry. An entry without one gets `fallback`. */
  const readPosition = (stored: unknown, fallback: Position) => {
    position = (stored as Position | undefined) ?? fallback
    if (!stored) nextHistory.replace(position)
  }
  const currentLocation = (): HistoryLocation => ({ ...position, path: appPath(location.pathname) })

  return {
    location: currentLocation,
    push(href, next) {
      nextHistory[position.guard === position.index ? 'replace' : 'push'](next, withBase(href))
      position = next
    },
    replace(href, next) {
      position = next
      nextHistory.replace(next, withBase(href))
    },
    step(delta) {
      if (stepping) return
      stepping = true
      history.go(delta)
    },
    go(delta) {
      return new Promise((resolve) => {
        silentSteps.push(resolve)
        history.go(delta)
      })
    },
    listen(listener) {
      readPosition(nextHistory.read(), FIRST)
      return nextHistory.listen((state) => {
        const requested = stepping
        stepping = false
        // An entry without our field was just created by the browser, by a plain link to an element of the page.
        readPosition(state, { ...position, index: position.index + 1 })
        const waiting = silentSteps
        silentSteps = []
        if (!waiting.length) listener(currentLocation(), requested)
        for (const resolve of waiting) resolve()
      })
    },
  }
}
