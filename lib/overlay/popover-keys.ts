import { tabbableElements } from './tabbable'

/** Selector of elements that use the arrow keys, Home, and End themselves: fields, radio buttons, and sliders. */
const KEY_HANDLING_SELECTOR =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type=button], [type=submit], [type=reset], [type=checkbox])'

/** Selector of elements that open another popover. */
const POPUP_TRIGGER_SELECTOR = '[aria-haspopup]:not([aria-haspopup="false"])'

/** Selector of items that a press can select. */
const SELECTABLE_ITEM_SELECTOR = 'button, a[href], [role^=menuitem], [role=option]'

/** Returns the items of a popover, in order: all elements that Tab reaches. */
export const popoverItems = (popover: HTMLElement): HTMLElement[] => tabbableElements(popover)

/**
 * What a key press in a popover does: focus an item, press an item that opens a nested popover, close the popover, or nothing.
 */
export type PopoverAction = { focus: HTMLElement } | { press: HTMLElement } | 'close' | undefined

/**
 * Returns the action of a key press in a popover. Up and Down move focus by one item and stop at the first and last one. Home
 * and End move focus to these items. The arrow key toward the end side opens the popover of an item, and the one toward the
 * start side closes a nested popover.
 * @param key name of the key
 * @param target the focused element
 * @param popover the element with the items
 * @param isRtl whether the direction is right to left
 * @param isNested whether the popover was opened from another popover
 * @returns undefined if the key does nothing in the popover, or if the focused element uses such keys, as a field does
 */
export function popoverActionForKey(
  key: string,
  target: Element,
  popover: HTMLElement,
  isRtl: boolean,
  isNested: boolean,
): PopoverAction {
  if (target.matches(KEY_HANDLING_SELECTOR)) return undefined
  const items = popoverItems(popover)
  const index = items.indexOf(target as HTMLElement)
  const focusActionFor = (position: number): PopoverAction => {
    const item = items.at(position)
    return item && { focus: item }
  }
  switch (key) {
    case 'ArrowDown':
      return focusActionFor(Math.min(index + 1, items.length - 1))
    case 'ArrowUp':
      return index < 0 ? undefined : focusActionFor(Math.max(index - 1, 0))
    case 'Home':
      return focusActionFor(0)
    case 'End':
      return focusActionFor(-1)
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return target.matches(POPUP_TRIGGER_SELECTOR) ? { press: target as HTMLElement } : undefined
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return isNested ? 'close' : undefined
    default:
      return undefined
  }
}

/** Returns whether pressing an element is a selection: it is in an enabled item that opens no other popover. */
export const isSelectionTarget = (target: Element): boolean => {
  const item = target.closest(SELECTABLE_ITEM_SELECTOR)
  return item !== null && !item.matches(`${POPUP_TRIGGER_SELECTOR}, :disabled, [aria-disabled=true]`)
}
