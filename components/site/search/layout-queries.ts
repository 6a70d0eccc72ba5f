import { frame } from '@/lib/frame'

/** Windows with room for a stage around the frame. The same condition as in preview.css. */
export const isWideWindow = (): boolean => matchMedia('(width >= 1024px)').matches

/** Whether an overlay of the screen waits for an answer; toasts do not. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('[data-frame] [data-overlay]:not([data-overlay="toast"])') !== null

/**
 * Whether keys belong to something that lies over everything: a dialog of the shell, or an overlay where the screen is
 * the whole window. Beside a stage the shell stays in use.
 */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (isOverlayOpen() && (frame.get().full || !isWideWindow()))

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=color], [type=file]), ' +
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=grid], [role=tree], [role=application])'

/** Whether letters are text there, or lead to an entry that begins with them. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_INPUTS) !== null
