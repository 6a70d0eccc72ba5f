import { appPath, withBase } from './href'
import { nextHistory } from './next-history'
import type { HistoryLocation, HistoryPosition } from './types'

/** The history of a page stack: the browser's, or one in memory. */
export type HistoryDriver = {
  /** Returns the current position in the history. */
  location(): HistoryLocation
  /**
   * Adds an entry after the current entry and removes all later entries. If the current entry is a guard (back-guard.ts),
   * replaces it instead. `href` is an app path; query and hash are optional.
   */
  push(href: string, position: HistoryPosition): void
  /** Replaces the current entry. */
  replace(href: string, position: HistoryPosition): void
  /** Steps through the history as the user does, so listeners are called. A second call during the step does nothing. */
  go(delta: number): void
  /** Steps through the history without calling listeners. Resolves when the step is complete. */
  goSilently(delta: number): Promise<void>
  /**
   * Calls back after every step, except steps by `goSilently`. `isFromApp` is true for a step by `go`, and false for a step by
   * the user. Returns a function that unsubscribes.
   */
  listen(listener: (location: HistoryLocation, isFromApp?: boolean) => void): () => void
}

const FIRST_POSITION: HistoryPosition = { index: 0, entryIndex: 0, depth: 0 }

/**
 * Creates a driver of the browser's history.
 *
 * Each entry stores an index that we count ourselves. The index of the Navigation API is not used: it stops growing when the
 * browser drops its oldest entries (Chromium keeps 50), it counts entries of other documents, and Safari and Firefox added it
 * late.
 */
export const createBrowserHistory = (): HistoryDriver => {
  let position = FIRST_POSITION
  let silentStepResolvers: (() => void)[] = []
  /** True while a call of `go` is pending. The position is known only after the step, so a second step could leave the site. */
  let isStepping = false
  /** Sets the position to the stored position of the current entry. If the entry has none, stores `fallback` in it. */
  const ensureStoredPosition = (stored: unknown, fallback: HistoryPosition) => {
    position = (stored as HistoryPosition | undefined) ?? fallback
    if (!stored) nextHistory.replace(position)
  }
  const currentLocation = (): HistoryLocation => ({ ...position, path: appPath(location.pathname) })

  return {
    location: currentLocation,
    push(href, newPosition) {
      nextHistory[position.guardIndex === position.index ? 'replace' : 'push'](newPosition, withBase(href))
      position = newPosition
    },
    replace(href, newPosition) {
      position = newPosition
      nextHistory.replace(newPosition, withBase(href))
    },
    go(delta) {
      if (isStepping) return
      isStepping = true
      history.go(delta)
    },
    goSilently(delta) {
      return new Promise((resolve) => {
        silentStepResolvers.push(resolve)
        history.go(delta)
      })
    },
    listen(listener) {
      ensureStoredPosition(nextHistory.read(), FIRST_POSITION)
      return nextHistory.listen((state) => {
        const isFromApp = isStepping
        isStepping = false
        // If the entry has no position, the browser has just created it for a fragment (`#id`), for example after a press on a
        // plain link, so it gets the next index.
        ensureStoredPosition(state, { ...position, index: position.index + 1 })
        const resolvers = silentStepResolvers
        silentStepResolvers = []
        if (!resolvers.length) listener(currentLocation(), isFromApp)
        for (const resolve of resolvers) resolve()
      })
    },
  }
}
