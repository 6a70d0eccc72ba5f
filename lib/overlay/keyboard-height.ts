/** A keyboard is open if the visual viewport has shrunk by more than this, px. The browser's own bars shrink it by less. */
const MIN_KEYBOARD_HEIGHT_PX = 150

/** Name of the event that is dispatched on the host of a frame when the height that a keyboard covers has changed. */
export const KEYBOARD_HEIGHT_EVENT = 'patternbook:keyboard'

/**
 * Keeps `--keyboard-height` on the host of a frame up to date: how much of the height of the frame an on-screen keyboard covers,
 * px. Dialogs and sheets end above the keyboard (components/overlays/overlay-layer.tsx), and the focused element of an overlay
 * scrolls into view. Zooming does not count as a keyboard.
 * @param host the element that contains the overlays, a child of the frame
 * @param viewport the visual viewport; if the browser has none, this function does nothing
 * @returns a function that removes the listeners and the property
 */
export function watchKeyboardHeight(
  host: HTMLElement,
  viewport: VisualViewport | null | undefined = window.visualViewport,
): () => void {
  const frame = host.parentElement
  if (!viewport || !frame) return () => {}
  let lastHeight = 0

  const getCoveredHeight = () => {
    if (Math.abs(viewport.scale - 1) > 0.01 || window.innerHeight - viewport.height <= MIN_KEYBOARD_HEIGHT_PX)
      return 0
    const box = frame.getBoundingClientRect()
    // The frame may be scaled in the preview.
    const scale = box.height / frame.offsetHeight || 1
    return Math.max(0, Math.round((box.bottom - viewport.offsetTop - viewport.height) / scale))
  }
  const updateCoveredHeight = () => {
    const height = getCoveredHeight()
    if (height === lastHeight) return
    lastHeight = height
    host.style.setProperty('--keyboard-height', `${height}px`)
    const focused = document.activeElement
    if (height > 0 && focused && host.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
    host.dispatchEvent(new Event(KEYBOARD_HEIGHT_EVENT))
  }

  viewport.addEventListener('resize', updateCoveredHeight)
  viewport.addEventListener('scroll', updateCoveredHeight)
  updateCoveredHeight()
  return () => {
    viewport.removeEventListener('resize', updateCoveredHeight)
    viewport.removeEventListener('scroll', updateCoveredHeight)
    host.style.removeProperty('--keyboard-height')
  }
}
