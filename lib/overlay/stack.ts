import type { OverlayKind, OverlayQuery } from './types'

interface Stacked {
  id: string
  kind: OverlayKind
}

/**
 * The overlays of one frame in the order of presentation. This list, and not the DOM, defines the top for
 * getTop, Escape, Back, and the focus trap. It contains toasts, but they are never the top.
 */
export interface OverlayStack<T extends Stacked> {
  push(item: T): void
  /** Returns true if it was on the stack. */
  remove(item: T): boolean
  /** The topmost overlay that handles Escape, Back, and focus. With a kind, the topmost of that kind, toasts included. */
  top(kind?: OverlayKind): T | undefined
  /** The overlay with that id, or the topmost of that kind, or the topmost. */
  find(which?: OverlayQuery): T | undefined
  /** The topmost overlay that passes a test. */
  last(test: (item: T) => boolean): T | undefined
  /** All overlays that handle Escape, Back, and focus, topmost first. */
  all(): T[]
  readonly size: number
}

/** Creates an empty stack. */
export function createStack<T extends Stacked>(): OverlayStack<T> {
  const items: T[] = []
  const last = (test: (item: T) => boolean) => items.findLast(test)
  const top = (kind?: OverlayKind) => last((item) => (kind ? item.kind === kind : item.kind !== 'toast'))
  return {
    last,
    push: (item) => void items.push(item),
    remove(item) {
      const at = items.indexOf(item)
      if (at >= 0) items.splice(at, 1)
      return at >= 0
    },
    top,
    all: () => items.filter(({ kind }) => kind !== 'toast').reverse(),
    find: ({ type, id } = {}) =>
      id ? last((item) => item.id === id && (!type || item.kind === type)) : top(type),
    get size() {
      return items.length
    },
  }
}
