/**
 * Prevents the scripts of a document from moving the focus while `isBlocked` returns true: an overlay that opens in one frame
 * must not take the focus from another frame. The user can still move the focus with the pointer, Tab, or a screen reader.
 * @param frameDocument document of a frame
 * @param isBlocked called before each `focus()`; returns true to prevent the call
 * @returns a function that restores `focus()`
 */
export const blockScriptFocus = (frameDocument: Document, isBlocked: () => boolean): (() => void) => {
  const { prototype } = (frameDocument.defaultView as Window & typeof globalThis).HTMLElement
  const { focus } = prototype
  prototype.focus = function (options) {
    if (!isBlocked()) focus.call(this, options)
  }
  return () => {
    prototype.focus = focus
  }
}
