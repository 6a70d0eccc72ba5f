import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { choreography, type Mode, type Move } from './choreography'
import type { Live, OverlayDriver } from './live'
import { type OverlayMotion, type OverlayParts, still } from './motion'
import type { ToastOptions } from './types'

/** The platform of the nearest frame. */
const modeOf = (element: Element): Mode =>
  element.closest('[data-mode]')?.getAttribute('data-mode') === 'ios' ? 'ios' : 'md'

/** Styles that a finished animation would leave behind: at rest an overlay is where its classes put it. */
const clear = (element: HTMLElement) => {
  element.style.opacity = ''
  element.style.transform = ''
}

/**
 * Plays moves on the elements of an overlay, all on one clock with the speed of the frame.
 * @param keep leave the last values standing: the element is about to be removed and must not flash back
 */
export function play(moves: readonly Move[], parts: OverlayParts, keep = false): OverlayMotion {
  const elements: HTMLElement[] = []
  const running = moves.flatMap(({ part, keyframes, duration, ease }) => {
    const element = parts[part]
    if (!element) return []
    elements.push(element)
    const animation = animate(element, keyframes, {
      duration: duration / 1000,
      ease: [...ease] as [number, number, number, number],
    })
    animation.speed = motionRate()
    return [animation]
  })
  if (running.length === 0) return still

  let back = false
  const skip = () => {
    for (const animation of running) animation.complete()
  }
  // Frames stop in a hidden document, and with them the end of the animation.
  const onHidden = () => document.hidden && skip()
  document.addEventListener('visibilitychange', onHidden)
  onHidden()

  return {
    finished: Promise.all(running.map((animation) => animation.finished)).then(() => {
      document.removeEventListener('visibilitychange', onHidden)
      if (!keep && !back) elements.forEach(clear)
    }),
    reverse() {
      back = true
      for (const animation of running) animation.speed = -motionRate()
    },
    skip,
  }
}

const scene = (live: Live, parts: OverlayParts, way: 'in' | 'out') =>
  choreography({
    kind: live.kind,
    mode: modeOf(parts.root),
    way,
    reduced: reducedMotion(),
    position: (live.options as ToastOptions).position,
  })

/** The driver of the real thing: Web Animations through framer-motion's mini entry. */
export const overlayDriver: OverlayDriver = {
  enter: (live, parts) => play(scene(live, parts, 'in'), parts),
  leave: (live, parts) => play(scene(live, parts, 'out'), parts, true),
}
