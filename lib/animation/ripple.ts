import type { PointerEvent } from 'react'

/** Duration of the growing circle, then of its fade into the state layer, ms. */
const TIMES = { expressive: [450, 375], baseline: [300, 250] } as const

/**
 * Material's ripple: a circle that spreads from the touch over the nearest `pressable` element. One listener per page is enough
 * for all controls. With reduced motion, there is no ripple. On iOS, it sets the touched point, `--press-x` and `--press-y`,
 * from which the light on pressed glass spreads (`press-light` in app/ios-26.css).
 * @param event pointerdown on an element of the page
 */
export const ripple = (event: PointerEvent): void => {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>('.pressable') : null
  if (!control || event.button !== 0 || control.matches(':disabled, [aria-disabled=true]')) return
  const frame = control.closest<HTMLElement>('[data-mode]')?.dataset
  const box = control.getBoundingClientRect()
  const x = event.clientX - box.left
  const y = event.clientY - box.top
  if (frame?.mode === 'ios') {
    control.style.setProperty('--press-x', `${(100 * x) / box.width}%`)
    control.style.setProperty('--press-y', `${(100 * y) / box.height}%`)
  }
  if (frame?.mode !== 'md' || !control.animate) return
  if (control.closest('[data-reduced]') || matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
  control.animate(
    [
      { ...circle, ...at(full * 0.2), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      { ...circle, ...at(full), offset: grow / (grow + fade) },
      { backgroundImage: circle.backgroundImage, ...at(full) },
    ],
    { duration: grow + fade, pseudoElement: '::after' },
  )
}
