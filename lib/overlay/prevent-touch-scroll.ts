/**
 * Prevents the browser from scrolling with a touch that drags a modal. `touch-action` cannot do this, because whether a
 * touch drags depends on the scroll position.
 * @param element the modal, which receives the touches
 * @param shouldDrag returns whether a movement up or down that begins at `target` drags the modal
 * @returns a function that removes the listeners
 */
export function preventTouchScroll(
  element: HTMLElement,
  shouldDrag: (target: EventTarget | null, direction: 'up' | 'down') => boolean,
): () => void {
  let start: { x: number; y: number } | undefined
  let shouldPrevent: boolean | undefined

  const onStart = ({ touches }: TouchEvent) => {
    const [touch] = touches
    start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    shouldPrevent = undefined
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!start || !touch || !event.cancelable) return
    const dx = touch.clientX - start.x
    const dy = touch.clientY - start.y
    if (dx === 0 && dy === 0) return
    // The first movement decides for the whole touch, because a browser that has begun to scroll cannot be stopped.
    shouldPrevent ??= Math.abs(dy) >= Math.abs(dx) && shouldDrag(event.target, dy > 0 ? 'down' : 'up')
    if (shouldPrevent) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  element.addEventListener('touchstart', onStart, { signal, passive: true })
  element.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => controller.abort()
}
