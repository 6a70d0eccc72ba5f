import type { OverlayKind, OverlayQuery } from './types'

interface Stacked {
  id: string
  kind: OverlayKind
}

/**
 * The overlays of one frame in the order in which they were presented. This list, and not the DOM, says which one is
 * the top: getTop, Escape, back and the focus trap all ask here. Toasts are in it, but never the top.
 */
export interface OverlayStack<T extends Stacked> {
  push(item: T): void
  /** True when it was there. */
  remove(item: T): boolean
  /** The topmost that takes part in Escape, back and focus; of one kind when asked for, toasts included. */
  top(kind?: OverlayKind): T | undefined
  /** The one with that id, or the topmost of that type, or the topmost. */
  find(which?: OverlayQuery): T | undefined
  /** The topmost that a test is true of. */
  last(test: (item: T) => boolean): T | undefined
  /** All that take part in Escape, back and focus, topmost first. */
  all(): T[]
  readonly size: number
}

/** Makes an empty stack. */
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
