/** A viewport that loses more than this is covered by a keyboard, less is the browser's own bars, px (engine.md 2.8). */
const LEAST = 150

/** What the host of a frame dispatches when a keyboard has come or gone. */
export const KEYBOARD_EVENT = 'patternbook:keyboard'

/**
 * Keeps `--keyboard` on the host of a frame: how much of the frame's lower end an on-screen keyboard covers, px. Overlays
 * stand above it, and what is being typed into stays in sight. Zooming in is not taken for a keyboard.
 * @param host the element that holds the overlays, a child of the frame
 * @param view the part of the page that can be seen; browsers without one resize the page itself
 * @returns the function that ends it
 */
export function watchKeyboard(
  host: HTMLElement,
  view: VisualViewport | null | undefined = window.visualViewport,
): () => void {
  const frame = host.parentElement
  if (!view || !frame) return () => {}
  let last = 0

  const covered = () => {
    if (Math.abs(view.scale - 1) > 0.01 || window.innerHeight - view.height <= LEAST) return 0
    const box = frame.getBoundingClientRect()
    // The frame may stand smaller than it is laid out, on the stage.
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
