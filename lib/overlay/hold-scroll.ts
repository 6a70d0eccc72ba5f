/**
 * Keeps the browser from scrolling with a touch that is a drag of ours: a modal whose content stands at its top goes
 * down with the finger. `touch-action` cannot say that, because it depends on where the content stands.
 * @param element hears the touches
 * @param takes whether a movement that begins there, up or down, is ours
 * @returns the function that ends it
 */
export function holdScroll(
  element: HTMLElement,
  takes: (target: EventTarget | null, way: 'up' | 'down') => boolean,
): () => void {
  let from: { x: number; y: number } | undefined
  let ours: boolean | undefined

  const onStart = ({ touches }: TouchEvent) => {
    const [touch] = touches
    from = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    ours = undefined
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!from || !touch || !event.cancelable) return
    const dx = touch.clientX - from.x
    const dy = touch.clientY - from.y
    if (dx === 0 && dy === 0) return
    // Once decided it stays: a browser that has begun to scroll goes on with it.
    ours ??= Math.abs(dy) >= Math.abs(dx) && takes(event.target, dy > 0 ? 'down' : 'up')
    if (ours) event.preventDefault()
  }

  const done = new AbortController()
  const { signal } = done
  element.addEventListener('touchstart', onStart, { signal, passive: true })
  element.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => done.abort()
}
