/** A frame with less than this share of the window's height leaves the rest to something else. */
const MOST = 0.8

/**
 * Whether the frame is everything the user has: the whole viewport, or an embed. Then an overlay is modal for the
 * document. In the desktop shell it is not, because the shell beside the frame stays usable, nor where something below
 * the frame shares the window with it.
 * @param host the element that holds the overlays, a child of the frame
 */
export function frameIsEverything(host: Element): boolean {
  const frame = host.closest('[data-frame]') ?? host.parentElement
  if (!frame) return true
  const { width, height } = frame.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // In height, the bars of a phone do not count.
  const shares = height < clientHeight * MOST
  // A pixel of tolerance for fractional widths.
  return width >= clientWidth - 1 && !shares
}
