import { frame } from '@/lib/frame'

/** Whether the window is wide enough for the preview layout. The same condition as in preview.css. */
export const isWideWindow = (): boolean => matchMedia('(width >= 1024px)').matches

/** Whether the screen has an open overlay other than a toast. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('[data-frame] [data-overlay]:not([data-overlay="toast"])') !== null

/**
 * Whether a modal element handles the keys: a dialog of the shell, or an overlay of a screen that fills the window. In
 * the preview layout, the shell remains usable.
 */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (isOverlayOpen() && (frame.get().full || !isWideWindow()))

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=color], [type=file]), ' +
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=grid], [role=tree], [role=application])'

/** Whether the element uses letter keys: text fields, and widgets with typeahead. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_INPUTS) !== null
