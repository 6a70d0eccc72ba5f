import { appPath, withBase } from '@/lib/navigation/href'
import { nextHistory } from './next-history'
import type { Place, Position } from './types'

/** What the page stack needs of a history: the browser's, or one in memory. */
export type HistoryDriver = {
  /** Where the history stands. */
  place(): Place
  /** Adds an entry above the current one, or in place of a guard; what was above is lost. `href` is an app path with query and hash. */
  push(href: string, position: Position): void
  /** Replaces the current entry. */
  replace(href: string, position: Position): void
  /** Steps through the history as the user would: `listen` hears of it. Asked again on the way there, it does nothing more. */
  step(delta: number): void
  /** Steps without anyone hearing of it; resolves when the history stands there. */
  go(delta: number): Promise<void>
  /** Calls back after every step not made by `go`; returns the way to stop. */
  listen(listener: (place: Place) => void): () => void
}

const FIRST: Position = { index: 0, base: 0, depth: 0 }

/**
 * The browser's history.
 *
 * The index is our own, kept in each entry. The Navigation API's is not used: it stops growing when the browser drops
 * its oldest entries (Chromium keeps 50), it counts entries of other documents, and Safari and Firefox came late to it.
 */
export const browserHistory = (): HistoryDriver => {
  let position = FIRST
  let silent: (() => void)[] = []
  /** A step is under way. Where it leads is only known on arrival, so a second one could lead out of the book. */
  let stepping = false
  /** Reads the position of the current entry; an entry without one gets `otherwise`. */
  const take = (own: unknown, otherwise: Position) => {
    position = (own as Position | undefined) ?? otherwise
    if (!own) nextHistory.replace(position)
  }
  const here = (): Place => ({ ...position, path: appPath(location.pathname) })

  return {
    place: here,
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
        silent.push(resolve)
        history.go(delta)
      })
    },
    listen(listener) {
      take(nextHistory.read(), FIRST)
      return nextHistory.listen((state) => {
        stepping = false
        // An entry without our mark is one the browser has just made: a plain link to a place within the page.
        take(state, { ...position, index: position.index + 1 })
        const waiting = silent
        silent = []
        if (!waiting.length) listener(here())
        for (const resolve of waiting) resolve()
      })
    },
  }
}
