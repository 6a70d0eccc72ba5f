/** A frame with less than this fraction of the window's height shares the window with other content. */
const MIN_HEIGHT_FRACTION = 0.8

/**
 * Returns whether the frame of an overlay fills the viewport, as on a phone and in an embed. If it does, the overlay can be modal
 * for the document. If it does not, as in the desktop preview, the content around the frame remains usable.
 * @param host the frame or an element in it, such as the element that contains the overlays
 */
export function isFullViewport(host: Element): boolean {
  const frame = host.closest('[data-frame]') ?? host.parentElement
  if (!frame) return true
  const { width, height } = frame.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // On a phone, the frame can be shorter than the window by the height of the browser's bars.
  const sharesWindow = height < clientHeight * MIN_HEIGHT_FRACTION
  // One pixel of tolerance, because widths may be fractional.
  return width >= clientWidth - 1 && !sharesWindow
}
