import { tabbables } from './tabbable'

/** Selector of elements that use the arrow keys, Home, and End themselves: fields, radio buttons, and sliders. */
const HANDLES_OWN_KEYS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type=button], [type=submit], [type=reset], [type=checkbox])'

/** Selector of elements that open another popover. */
const OPENS_POPUP = '[aria-haspopup]:not([aria-haspopup="false"])'

/** Selector of elements whose press can be a selection. */
const ITEM = 'button, a[href], [role^=menuitem], [role=option]'

/** Returns the entries of a popover, in order: all elements that Tab reaches. */
export const popoverItems = (popover: HTMLElement): HTMLElement[] => tabbables(popover)

/** What a key press in a popover does: focus another entry, press an entry that opens a nested popover, or close the popover. */
export type PopoverAction = { focus: HTMLElement } | { press: HTMLElement } | 'close' | undefined

/**
 * Returns the action of a key press in a popover. Up and Down move focus by one entry and stop at the first and last one. Home and
 * End move focus to these entries. The arrow key toward the end side opens the popover of an entry, and the one toward the start
 * side closes a nested popover.
 * @param key name of the key
 * @param target the focused element
 * @param popover the element with the entries
 * @param rtl whether the direction is right to left
 * @param nested whether the popover was opened from another popover
 * @returns undefined if the key does nothing in the popover
 */
export function popoverAction(
  key: string,
  target: Element,
  popover: HTMLElement,
  rtl: boolean,
  nested: boolean,
): PopoverAction {
  if (target.matches(HANDLES_OWN_KEYS)) return undefined
  const entries = popoverItems(popover)
  const index = entries.indexOf(target as HTMLElement)
  const focusEntry = (position: number): PopoverAction => {
    const entry = entries.at(position)
    return entry && { focus: entry }
  }
  switch (key) {
    case 'ArrowDown':
      return focusEntry(Math.min(index + 1, entries.length - 1))
    case 'ArrowUp':
      return index < 0 ? undefined : focusEntry(Math.max(index - 1, 0))
    case 'Home':
      return focusEntry(0)
    case 'End':
      return focusEntry(-1)
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return target.matches(OPENS_POPUP) ? { press: target as HTMLElement } : undefined
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return nested ? 'close' : undefined
    default:
      return undefined
  }
}

/** Returns whether pressing an element is a selection: it is in an enabled entry that does not open another popover. */
export const isSelection = (target: Element): boolean => {
  const entry = target.closest(ITEM)
  return entry !== null && !entry.matches(`${OPENS_POPUP}, :disabled, [aria-disabled=true]`)
}
