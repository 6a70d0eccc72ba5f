/**
 * Prevents the scripts of a document from moving the focus: an overlay that opens in one frame must not take focus from
 * another one. The user can still move it with the pointer, Tab, or a screen reader.
 * @param frameDocument document of a frame
 * @param isBlocked called before each `focus()`: true prevents it
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
