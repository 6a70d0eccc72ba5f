/**
 * A gesture that has ended must not click what lies under the finger.
 * @param element hears the click that may follow
 */
export const swallowClick = (element: HTMLElement): void => {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const done = new AbortController()
  element.addEventListener('click', swallow, { capture: true, once: true, signal: done.signal })
  // The click, if there is one, comes before the next pointer goes down.
  element.addEventListener('pointerdown', () => done.abort(), {
    capture: true,
    once: true,
    signal: done.signal,
  })
}
