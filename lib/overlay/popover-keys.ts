import { tabbables } from './tabbable'

/** What uses arrows, Home and End itself: fields, choices and sliders. */
const KEEPS_ITS_KEYS =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type=button], [type=submit], [type=reset], [type=checkbox])'

/** What opens another popover. */
const OPENS_ANOTHER = '[aria-haspopup]:not([aria-haspopup="false"])'

/** What can be chosen in a popover. */
const ITEM = 'button, a[href], [role^=menuitem], [role=option]'

/** The entries of a popover in their order. */
export const entriesOf = (popover: HTMLElement): HTMLElement[] => tabbables(popover)

/** What a key press in a popover asks for: the focus on another entry, a level in, or a level out. */
export type PopoverWish = { focus: HTMLElement } | { press: HTMLElement } | 'close' | undefined

/**
 * Reads a key that was pressed in a popover. Up and down stop at the edges, Home and End go there, the arrow towards the
 * end opens what the entry opens, the other one closes a popover that was opened from inside another.
 * @param key name of the key
 * @param target what has the focus
 * @param popover the element with the entries
 * @param rtl whether text runs from right to left
 * @param nested whether it was opened from inside another
 */
export function popoverWish(
  key: string,
  target: Element,
  popover: HTMLElement,
  rtl: boolean,
  nested: boolean,
): PopoverWish {
  if (target.matches(KEEPS_ITS_KEYS)) return undefined
  const entries = entriesOf(popover)
  const at = entries.indexOf(target as HTMLElement)
  const go = (to: number): PopoverWish => {
    const entry = entries.at(to)
    return entry && { focus: entry }
  }
  switch (key) {
    case 'ArrowDown':
      return go(Math.min(at + 1, entries.length - 1))
    case 'ArrowUp':
      return at < 0 ? undefined : go(Math.max(at - 1, 0))
    case 'Home':
      return go(0)
    case 'End':
      return go(-1)
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return target.matches(OPENS_ANOTHER) ? { press: target as HTMLElement } : undefined
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return nested ? 'close' : undefined
    default:
      return undefined
  }
}

/** Whether a press on this chooses something: an entry that is usable and opens no other popover. */
export const isChoice = (target: Element): boolean => {
  const entry = target.closest(ITEM)
  return entry !== null && !entry.matches(`${OPENS_ANOTHER}, :disabled, [aria-disabled=true]`)
}
