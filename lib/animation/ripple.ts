import type { PointerEvent } from 'react'

/** How long the circle grows, then gives way to the plain state layer, in milliseconds (M3). */
const GROW = 300
const FADE = 250

/**
 * Material's ripple: a circle that spreads from the touch over the nearest `pressable` shape. One listener on a page
 * serves all its controls. Does nothing on iOS and where motion is not wanted.
 * @param event pointerdown somewhere inside
 */
export const ripple = (event: PointerEvent): void => {
  const { target } = event
  const shape = target instanceof Element ? target.closest<HTMLElement>('.pressable') : null
  if (!shape || event.button !== 0 || shape.matches(':disabled, [aria-disabled=true]')) return
  if (shape.closest('[data-mode]')?.getAttribute('data-mode') !== 'md' || !shape.animate) return
  if (shape.closest('[data-reduced]') || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const box = shape.getBoundingClientRect()
  const x = event.clientX - box.left
  const y = event.clientY - box.top
  const full = 2.2 * Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y))
  const at = (size: number) => ({
    backgroundSize: `${size}px ${size}px`,
    backgroundPosition: `${x - size / 2}px ${y - size / 2}px`,
  })
  const circle = {
    backgroundColor: 'transparent',
    backgroundImage: 'radial-gradient(closest-side, currentColor 70%, transparent)',
    opacity: 0.12,
  }
  shape.animate(
    [
      { ...circle, ...at(full * 0.2), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      { ...circle, ...at(full), offset: GROW / (GROW + FADE) },
      { backgroundImage: circle.backgroundImage, ...at(full) },
    ],
    { duration: GROW + FADE, pseudoElement: '::after' },
  )
}
