/**
 * Prevents the browser from scrolling with a touch that drags a modal. `touch-action` cannot do this, because whether a
 * touch drags depends on the scroll position.
 * @param element the modal, which receives the touches
 * @param drags returns whether a movement up or down that begins at `target` drags the modal
 * @returns a function that removes the listeners
 */
export function preventTouchScroll(
  element: HTMLElement,
  drags: (target: EventTarget | null, way: 'up' | 'down') => boolean,
): () => void {
  let from: { x: number; y: number } | undefined
  let prevents: boolean | undefined

  const onStart = ({ touches }: TouchEvent) => {
    const [touch] = touches
    from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    prevents = undefined
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!from || !touch || !event.cancelable) return
    const dx = touch.clientX - from.x
    const dy = touch.clientY - from.y
    if (dx === 0 && dy === 0) return
    // The first movement decides for the whole touch, because a browser that has begun to scroll cannot be stopped.
    prevents ??= Math.abs(dy) >= Math.abs(dx) && drags(event.target, dy > 0 ? 'down' : 'up')
    if (prevents) event.preventDefault()
  }

  const done = new AbortController()
  const { signal } = done
  element.addEventListener('touchstart', onStart, { signal, passive: true })
  element.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => done.abort()
}
