import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { isIos } from '@/lib/transition/is-ios'
import { choreography, type Move } from './choreography'
import { deferred } from './deferred'
import { isGlass } from './is-glass'
import { noAnimation, type OverlayParts, type PlayedMotion } from './motion'
import type { OverlayDriver, OverlayView } from './overlay-view'
import type { ToastOptions } from './types'

/** Removes the styles that a finished animation leaves, because classes position an overlay that is not moving. */
const clear = (element: HTMLElement) => {
  element.style.opacity = ''
  element.style.transform = ''
}

/**
 * Plays animations on the elements of an overlay, at the playback rate of the frame.
 * @param moves the animations; `part` is the key of the element that each one moves
 * @param elements the elements; animations of missing elements are skipped
 * @param keep whether the elements keep the last values: they are about to be removed and must not flash, or no class sets
 *   their final position
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

/** The position whose animation a toast has. A toast at an anchor fades like one in the middle, so it does not cross its anchor. */
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

/** The driver that plays animations in the browser, with the Web Animations API through framer-motion's mini build. */
export const overlayDriver: OverlayDriver = {
  enter: (view, parts) => play(movesOf(view, parts, 'in'), { ...parts }),
  leave: (view, parts) => play(movesOf(view, parts, 'out'), { ...parts }, true),
}
