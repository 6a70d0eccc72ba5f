import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '../frame/motion'
import { createGesture } from '../gesture/gesture'
import { IOS_EASING } from '../transition/constants'

/** Rubber band constant of UIScrollView. */
const RUBBER_BAND_CONSTANT = 0.55
/** Duration of the animation that returns the content to its position after the release, seconds. */
const RETURN_DURATION_SECONDS = 0.45

/**
 * Returns the offset of the content for a pull, px; 0 unless the pull is downward. The resistance increases with the distance.
 * @param distance distance of the pull, px; positive is down
 * @param height height of the scroller, px; the offset is always less
 */
export const rubberBand = (distance: number, height: number): number =>
  distance <= 0 ? 0 : (1 - 1 / ((distance * RUBBER_BAND_CONSTANT) / height + 1)) * height

/**
 * Lets the user pull a scroller down beyond its top, for browsers that do not bounce: the content follows with increasing
 * resistance, and the photo of the header grows to fill the gap. With reduced motion, a pull has no effect.
 * @param photo the photo or map, which fills the header; the header is the first element in the scroller
 * @returns a function that removes the gesture
 */
export const addOverscrollGesture = (scroller: HTMLElement, photo: HTMLElement): (() => void) => {
  let returnAnimations: ReturnType<typeof animate>[] = []
  let currentOffset = 0
  const getChildren = () => [...scroller.children].filter((element) => element instanceof HTMLElement)
  const growTransform = (offset: number) => `scale(${1 + offset / photo.offsetHeight})`

  const reset = () => {
    for (const animation of returnAnimations) animation.cancel()
    returnAnimations = []
    for (const element of [...getChildren(), photo]) element.style.transform = ''
  }
  const setOffset = (offset: number) => {
    currentOffset = offset
    for (const element of getChildren()) element.style.transform = offset ? `translateY(${offset}px)` : ''
    photo.style.transform = offset ? growTransform(offset) : ''
  }
  const release = () => {
    if (currentOffset === 0) return
    const options = {
      duration: RETURN_DURATION_SECONDS,
      ease: IOS_EASING,
    }
    const animations = [
      ...getChildren().map((element) =>
        animate(element, { transform: [`translateY(${currentOffset}px)`, 'translateY(0px)'] }, options),
      ),
      animate(photo, { transform: [growTransform(currentOffset), 'scale(1)'] }, options),
    ]
    for (const animation of animations) animation.speed = motionRate()
    currentOffset = 0
    returnAnimations = animations
    void Promise.all(animations.map((animation) => animation.finished)).then(
      () => returnAnimations === animations && reset(),
    )
  }

  const gesture = createGesture(scroller, {
    name: 'pull',
    direction: 'y',
    // A drag with the mouse pulls only in the header, because it selects text elsewhere.
    canStart: ({ event }) =>
      scroller.scrollTop <= 0 &&
      !reducedMotion() &&
      (event.pointerType !== 'mouse' || photo.parentElement?.contains(event.target as Node) === true),
    accepts: (direction) => direction === 'positive',
    onStart: reset,
    onMove: ({ deltaY }) => setOffset(rubberBand(deltaY, scroller.clientHeight)),
    onEnd: release,
    onCancel: release,
  })
  // At the top of the content, the browser scrolls only toward the bottom, and the gesture handles the opposite direction.
  // Safari ignores this value and bounces by itself.
  const updateTouchAction = () => {
    scroller.style.touchAction = scroller.scrollTop <= 0 ? 'pan-down pinch-zoom' : ''
  }
  updateTouchAction()
  scroller.addEventListener('scroll', updateTouchAction, { passive: true })

  return () => {
    gesture.destroy()
    scroller.removeEventListener('scroll', updateTouchAction)
    scroller.style.touchAction = ''
    reset()
  }
}
