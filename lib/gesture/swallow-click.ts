/** Time after pointerup during which a click may follow, ms. Browsers send the click at once, or later if they are busy. */
const CLICK_TIMEOUT_MS = 400

/**
 * Ignores the click that may follow a gesture.
 * @param element receives the click; clicks from the keyboard or a script are not ignored
 * @param isFingerDown whether the finger is still down; the click then follows when the finger is lifted, however long that takes
 */
export const swallowClick = (element: HTMLElement, isFingerDown = false): void => {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  const stopSoon = () => void setTimeout(stop, CLICK_TIMEOUT_MS)
  const ignoreClick = (event: MouseEvent) => {
    // The click comes from the keyboard or a script.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    stop()
  }
  element.addEventListener('click', ignoreClick, { capture: true, signal })
  // The click, if there is one, precedes the next pointerdown. After a touch drag, there is none.
  element.addEventListener('pointerdown', stop, { capture: true, signal })
  if (!isFingerDown) stopSoon()
  else
    for (const eventType of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(eventType, stopSoon, { capture: true, once: true, signal })
}
