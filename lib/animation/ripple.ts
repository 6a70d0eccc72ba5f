import type { PointerEvent } from 'react'

/** Duration of the growing circle, then of its fade into the state layer, ms. */
const TIMES = { expressive: [450, 375], baseline: [300, 250] } as const

/**
 * Material's ripple: a circle that spreads from the touch over the nearest `pressable` element. One listener per page is enough
 * for all controls. With reduced motion, there is no ripple. On iOS, it sets the touched point, `--press-x` and `--press-y`,
 * from which the light on pressed glass spreads (`press-light` in app/ios-26.css).
 * @param event pointerdown somewhere inside
 */
export const ripple = (event: PointerEvent): void => {
  const { target } = event
  const shape = target instanceof Element ? target.closest<HTMLElement>('.pressable') : null
  if (!shape || event.button !== 0 || shape.matches(':disabled, [aria-disabled=true]')) return
  const frame = shape.closest<HTMLElement>('[data-mode]')?.dataset
  const box = shape.getBoundingClientRect()
  const x = event.clientX - box.left
  const y = event.clientY - box.top
  if (frame?.mode === 'ios') {
    shape.style.setProperty('--press-x', `${(100 * x) / box.width}%`)
    shape.style.setProperty('--press-y', `${(100 * y) / box.height}%`)
  }
  if (frame?.mode !== 'md' || !shape.animate) return
  if (shape.closest('[data-reduced]') || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [grow, fade] = TIMES[frame.generation === 'baseline' ? 'baseline' : 'expressive']
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
      { ...circle, ...at(full), offset: grow / (grow + fade) },
      { backgroundImage: circle.backgroundImage, ...at(full) },
    ],
    { duration: grow + fade, pseudoElement: '::after' },
  )
}
