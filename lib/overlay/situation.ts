/**
 * Whether the frame is everything the user has: the whole viewport, or an embed. Then an overlay is modal for the
 * document. In the desktop shell it is not, because the shell beside the frame stays usable.
 * @param host the element that holds the overlays, a child of the frame
 */
export function frameIsEverything(host: Element): boolean {
  const frame = host.closest('[data-frame]') ?? host.parentElement
  if (!frame) return true
  // A pixel of tolerance for fractional widths.
  return frame.getBoundingClientRect().width >= document.documentElement.clientWidth - 1
}
