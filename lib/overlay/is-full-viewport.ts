/** A frame with less than this fraction of the window's height shares the window with other content. */
const MIN_HEIGHT_SHARE = 0.8

/**
 * Whether the frame is the whole viewport or an embed. Then an overlay is modal for the document. It is not modal in
 * the desktop preview, because the shell remains usable, nor if content below the frame shares the window with it.
 * @param host the element that contains the overlays, a child of the frame
 */
export function isFullViewport(host: Element): boolean {
  const frame = host.closest('[data-frame]') ?? host.parentElement
  if (!frame) return true
  const { width, height } = frame.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // On a phone, the frame can be shorter than the window by the height of the browser's bars, so it need not be as high.
  const shares = height < clientHeight * MIN_HEIGHT_SHARE
  // A pixel of tolerance for fractional widths.
  return width >= clientWidth - 1 && !shares
}
