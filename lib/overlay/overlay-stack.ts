import type { OverlayKind, OverlayQuery } from './types'

interface StackItem {
  id: string
  kind: OverlayKind
}

/**
 * The overlays of one frame, in the order of presentation. This list, and not the DOM, determines the topmost overlay for
 * getTop, Escape, Back, and the focus trap. It contains toasts, but a toast is the topmost overlay only if toasts are requested.
 */
export interface OverlayStack<T extends StackItem> {
  push(item: T): void
  /** Removes an overlay. Returns whether it was on the stack. */
  remove(item: T): boolean
  /** Returns the topmost overlay that is not a toast or, with a kind, the topmost overlay of that kind, which may be a toast. */
  top(kind?: OverlayKind): T | undefined
  /** Returns the overlay with an id (and, if given, of a kind), or the result of `top` if the query has no id. */
  find(query?: OverlayQuery): T | undefined
  /** Returns the topmost overlay that passes a test; undefined if none does. */
  findLast(test: (item: T) => boolean): T | undefined
  /** Returns all overlays except toasts, topmost first. They handle Escape, Back, and focus. */
  withoutToasts(): T[]
  readonly size: number
}

/** Creates an empty stack. */
export function createOverlayStack<T extends StackItem>(): OverlayStack<T> {
  const items: T[] = []
  const findLast = (test: (item: T) => boolean) => items.findLast(test)
  const top = (kind?: OverlayKind) => findLast((item) => (kind ? item.kind === kind : item.kind !== 'toast'))
  return {
    findLast,
    push: (item) => void items.push(item),
    remove(item) {
      const index = items.indexOf(item)
      if (index >= 0) items.splice(index, 1)
      return index >= 0
    },
    top,
    withoutToasts: () => items.filter(({ kind }) => kind !== 'toast').reverse(),
    find: ({ kind, id } = {}) =>
      id ? findLast((item) => item.id === id && (!kind || item.kind === kind)) : top(kind),
    get size() {
      return items.length
    },
  }
}
