/** How long after the finger has gone up a click may follow, ms. Browsers send it at once; a busy one later. */
const CLICK_AFTER = 400

/**
 * A gesture that has ended must not click what lies under the finger.
 * @param element hears the click that may follow; one of the keyboard or of a script is not meant
 * @param held the finger is still down: its click comes when it goes up, however long that takes
 */
export const swallowClick = (element: HTMLElement, held = false): void => {
  const done = new AbortController()
  const { signal } = done
  const stop = () => done.abort()
  const soon = () => void setTimeout(stop, CLICK_AFTER)
  const swallow = (event: MouseEvent) => {
    // Pressed without a pointer.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    stop()
  }
  element.addEventListener('click', swallow, { capture: true, signal })
  // The click, if there is one, comes before the next pointer goes down. After a touch that has drawn there is none.
  element.addEventListener('pointerdown', stop, { capture: true, signal })
  if (!held) soon()
  else
    for (const end of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(end, soon, { capture: true, once: true, signal })
}
