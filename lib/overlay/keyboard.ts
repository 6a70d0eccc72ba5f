/**
 * If the visual viewport shrinks by more than this, px, a keyboard is open. The browser's own bars shrink it by less.
 */
const MIN_KEYBOARD_HEIGHT = 150

/** Name of the event that is dispatched on the host of a frame when the height that a keyboard covers has changed. */
export const KEYBOARD_EVENT = 'patternbook:keyboard'

/**
 * Keeps `--keyboard` on the host of a frame up to date: how much of the height of the frame an on-screen keyboard covers, px.
 * Overlays end above the keyboard, and the focused field scrolls into view. Zooming does not count as a keyboard.
 * @param host the element that contains the overlays, a child of the frame
 * @param view the visual viewport; if the browser has none, it resizes the page itself, and this function does nothing
 * @returns a function that removes the listeners and the property
 */
export function watchKeyboard(
  host: HTMLElement,
  view: VisualViewport | null | undefined = window.visualViewport,
): () => void {
  const frame = host.parentElement
  if (!view || !frame) return () => {}
  let last = 0

  const covered = () => {
    if (Math.abs(view.scale - 1) > 0.01 || window.innerHeight - view.height <= MIN_KEYBOARD_HEIGHT) return 0
    const box = frame.getBoundingClientRect()
    // The frame may be scaled in the preview.
    const scale = box.height / frame.offsetHeight || 1
    return Math.max(0, Math.round((box.bottom - view.offsetTop - view.height) / scale))
  }
  const measure = () => {
    const now = covered()
    if (now === last) return
    last = now
    host.style.setProperty('--keyboard', `${now}px`)
    const at = document.activeElement
    if (now > 0 && at && host.contains(at)) at.scrollIntoView({ block: 'nearest' })
    host.dispatchEvent(new Event(KEYBOARD_EVENT))
  }

  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  measure()
  return () => {
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
    host.style.removeProperty('--keyboard')
  }
}
