import type { PointerEvent } from 'react'

/** Durations of the growth of the circle, and then of its fade into the state layer, ms. */
const DURATIONS_MS = { expressive: [450, 375], baseline: [300, 250] } as const

/**
 * Shows Material's ripple: a circle that spreads from the pressed point over the nearest `.pressable` element. One listener per
 * page is enough for all controls. With reduced motion, there is no ripple. In iOS mode, this function instead sets `--press-x`
 * and `--press-y` to the pressed point, from which the light on pressed glass spreads (`press-highlight` in app/ios-26.css).
 * @param event pointerdown event on an element of the page
 */
export const showRipple = (event: PointerEvent): void => {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>('.pressable') : null
  if (!control || event.button !== 0 || control.matches(':disabled, [aria-disabled=true]')) return
  const frameData = control.closest<HTMLElement>('[data-mode]')?.dataset
  const box = control.getBoundingClientRect()
  const x = event.clientX - box.left
  const y = event.clientY - box.top
  if (frameData?.mode === 'ios') {
    control.style.setProperty('--press-x', `${(100 * x) / box.width}%`)
    control.style.setProperty('--press-y', `${(100 * y) / box.height}%`)
  }
  if (frameData?.mode !== 'md' || !control.animate) return
  if (control.closest('[data-reduced-motion]') || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return
  const [growMs, fadeMs] = DURATIONS_MS[frameData.generation === 'baseline' ? 'baseline' : 'expressive']
  // The circle is 10% larger than needed to reach the farthest corner, because its edge is transparent.
  const fullSize = 2.2 * Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y))
  const backgroundOfSize = (size: number) => ({
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
      { ...circle, ...backgroundOfSize(fullSize * 0.2), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      { ...circle, ...backgroundOfSize(fullSize), offset: growMs / (growMs + fadeMs) },
      { backgroundImage: circle.backgroundImage, ...backgroundOfSize(fullSize) },
    ],
    { duration: growMs + fadeMs, pseudoElement: '::after' },
  )
}
