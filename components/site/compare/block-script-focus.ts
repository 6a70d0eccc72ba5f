/**
 * Takes from the scripts of a document the right to move the focus: an overlay that opens in one frame must not call the
 * keys away from another one. What the user focuses, with the pointer, Tab or a reader, is not touched.
 * @param own document of a frame
 * @param isBlocked asked at every wish: true while the focus has to stay where it is
 * @returns gives the right back
 */
export const blockScriptFocus = (own: Document, isBlocked: () => boolean): (() => void) => {
  const { prototype } = (own.defaultView as Window & typeof globalThis).HTMLElement
  const { focus } = prototype
  prototype.focus = function (options) {
    if (!isBlocked()) focus.call(this, options)
  }
  return () => {
    prototype.focus = focus
  }
}
