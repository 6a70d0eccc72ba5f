import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { isIos } from '@/lib/transition/is-ios'
import { choreography, type Move } from './choreography'
import { deferred } from './deferred'
import { isGlass } from './is-glass'
import { noAnimation, type OverlayParts, type PlayedMotion } from './motion'
import type { OverlayDriver, OverlayView } from './overlay-view'
import type { ToastOptions } from './types'

/** Removes the styles that a finished animation leaves: classes position an overlay that does not move. */
const clear = (element: HTMLElement) => {
  element.style.opacity = ''
  element.style.transform = ''
}

/**
 * Plays moves on the elements of an overlay, with the speed of the frame.
 * @param moves each names one of the elements
 * @param keep keeps the last values: the element is about to be removed and must not flash, or its final position
 * is the animated one
 */
export function play<Part extends string>(
  moves: readonly Move<Part>[],
  elements: Readonly<Partial<Record<Part, HTMLElement | null>>>,
  keep = false,
): PlayedMotion {
  const moved: HTMLElement[] = []
  const running = moves.flatMap(({ part, keyframes, duration, ease }) => {
    const element = elements[part]
    if (!element) return []
    moved.push(element)
    const animation = animate(element, keyframes, {
      duration: duration / 1000,
      ease: [...ease] as [number, number, number, number],
    })
    animation.speed = motionRate()
    return [animation]
  })
  if (running.length === 0) return { ...noAnimation, halt() {} }

  let reversed = false
  const halted = deferred<void>()
  const skip = () => {
    for (const animation of running) animation.complete()
  }
  // A hidden document renders no frames, so the animation would never end.
  const onHidden = () => document.hidden && skip()
  document.addEventListener('visibilitychange', onHidden)
  onHidden()

  return {
    finished: Promise.race([
      halted.promise,
      Promise.all(running.map((animation) => animation.finished)).then(() => {
        if (!keep && !reversed) moved.forEach(clear)
      }),
    ]).then(() => document.removeEventListener('visibilitychange', onHidden)),
    reverse() {
      reversed = true
      for (const animation of running) animation.speed = -motionRate()
    },
    skip,
    halt() {
      for (const animation of running) animation.stop()
      halted.resolve()
    },
  }
}

/** A toast next to an element fades, as in the middle: it must not move across its anchor. */
const toastPlace = ({ position, positionAnchor }: ToastOptions) => (positionAnchor ? 'middle' : position)

const movesOf = (view: OverlayView, parts: OverlayParts, way: 'in' | 'out') =>
  choreography({
    kind: view.kind,
    mode: isIos(parts.root) ? 'ios' : 'md',
    glass: isGlass(parts.root),
    way,
    reduced: reducedMotion(),
    position: toastPlace(view.options as ToastOptions),
  })

/** The driver in the browser: Web Animations through framer-motion's mini build. */
export const overlayDriver: OverlayDriver = {
  enter: (view, parts) => play(movesOf(view, parts, 'in'), { ...parts }),
  leave: (view, parts) => play(movesOf(view, parts, 'out'), { ...parts }, true),
}
