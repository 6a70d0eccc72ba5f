import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { isIos } from '@/lib/transition/frame-mode'
import { createDeferred } from './deferred'
import { isIos26 } from './is-ios-26'
import { type ElementAnimation, overlayAnimations } from './overlay-animations'
import type { DefaultOverlayAnimator, OverlayViewModel } from './overlay-view'
import { noAnimation, type OverlayElements, type StoppableAnimation } from './running-animation'
import type { ToastOptions } from './types'

/** Removes the styles that a finished animation leaves, because classes position an overlay that is not moving. */
const clearStyles = (element: HTMLElement) => {
  element.style.opacity = ''
  element.style.transform = ''
}

/**
 * Plays animations on the elements of an overlay, at the playback rate of the frame.
 * @param elementAnimations the animations; `part` is the key of the element that each one moves
 * @param elements the elements; animations of missing elements are skipped
 * @param keepStyles whether the elements keep the styles of the end of the animation: because they are about to be removed and
 *   must not flash, or because no class sets their final position
 */
export function playElementAnimations<Part extends string>(
  elementAnimations: readonly ElementAnimation<Part>[],
  elements: Readonly<Partial<Record<Part, HTMLElement | null>>>,
  keepStyles = false,
): StoppableAnimation {
  const movedElements: HTMLElement[] = []
  const animations = elementAnimations.flatMap(({ part, keyframes, duration, ease }) => {
    const element = elements[part]
    if (!element) return []
    movedElements.push(element)
    const animation = animate(element, keyframes, {
      duration: duration / 1000,
      ease: [...ease] as [number, number, number, number],
    })
    animation.speed = motionRate()
    return [animation]
  })
  if (animations.length === 0) return { ...noAnimation, stop() {} }

  let isReversed = false
  const stopped = createDeferred<void>()
  const skip = () => {
    for (const animation of animations) animation.complete()
  }
  // A hidden document renders no frames, so the animation would never end.
  const skipIfHidden = () => document.hidden && skip()
  document.addEventListener('visibilitychange', skipIfHidden)
  skipIfHidden()

  return {
    finished: Promise.race([
      stopped.promise,
      Promise.all(animations.map((animation) => animation.finished)).then(() => {
        if (!keepStyles && !isReversed) movedElements.forEach(clearStyles)
      }),
    ]).then(() => document.removeEventListener('visibilitychange', skipIfHidden)),
    reverse() {
      isReversed = true
      for (const animation of animations) animation.speed = -motionRate()
    },
    skip,
    stop() {
      for (const animation of animations) animation.stop()
      stopped.resolve()
    },
  }
}

/**
 * Returns the position whose animation a toast uses. A toast at an anchor fades like one in the middle, so it does not cross its
 * anchor.
 */
const toastAnimationPosition = ({ position, positionAnchor }: ToastOptions) =>
  positionAnchor ? 'middle' : position

const animationsOf = (view: OverlayViewModel, parts: OverlayElements, direction: 'in' | 'out') =>
  overlayAnimations({
    kind: view.kind,
    mode: isIos(parts.root) ? 'ios' : 'md',
    isGlass: isIos26(parts.root),
    direction,
    isMotionReduced: reducedMotion(),
    position: toastAnimationPosition(view.options as ToastOptions),
  })

/**
 * The default animator, which plays animations in the browser, with the Web Animations API through framer-motion's mini build.
 */
export const defaultOverlayAnimator: DefaultOverlayAnimator = {
  enter: (view, parts) => playElementAnimations(animationsOf(view, parts, 'in'), { ...parts }),
  leave: (view, parts) => playElementAnimations(animationsOf(view, parts, 'out'), { ...parts }, true),
}
