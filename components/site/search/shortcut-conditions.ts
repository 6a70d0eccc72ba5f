import { frame } from '@/lib/frame'

/** Returns whether the window is wide enough for the preview layout. preview.css has the same condition. */
export const isWideWindow = (): boolean => matchMedia('(width >= 1024px)').matches

/** Returns whether the screen has an open overlay other than a toast. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('[data-frame] [data-overlay]:not([data-overlay="toast"])') !== null

/**
 * Returns whether a modal element handles the keys: a dialog of the shell, or an overlay of a screen if the screen fills the
 * window. An overlay in the preview layout does not count, because the shell remains usable next to it.
 */
export const isModalOpen = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (isOverlayOpen() && (frame.get().full || !isWideWindow()))

const LETTER_KEY_SELECTOR =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=color], [type=file]), ' +
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=grid], [role=tree], [role=application])'

/** Returns whether an event target is in an element that uses letter keys, such as a text field or a widget with typeahead. */
export const usesLetterKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LETTER_KEY_SELECTOR) !== null
