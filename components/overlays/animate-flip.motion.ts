import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { DEFAULT_OVERLAY_EASING } from '@/lib/overlay/overlay-animations'

/**
 * Animates an element from its previous position to its new position after a layout change (FLIP), unless motion is reduced.
 * @param offsetY distance from the new position down to the previous position, px; negative if the previous position is above
 */
export function animateFlip(element: HTMLElement, offsetY: number): void {
  if (reducedMotion()) return
  const animation = animate(
    element,
    { transform: [`translateY(${offsetY}px)`, 'translateY(0)'] },
    { duration: 0.3, ease: DEFAULT_OVERLAY_EASING },
  )
  animation.speed = motionRate()
  void animation.then(() => {
    element.style.transform = ''
  })
}
