import { animate } from 'framer-motion/dom/mini'
import { motionRate, reducedMotion } from '../frame/motion'
import { createGesture } from '../gesture/gesture'
import { IOS_EASING } from '../transition/constants'

/** Rubber band constant of UIScrollView. */
const RUBBER_BAND = 0.55
/** Duration of the return, seconds. */
const RETURN_DURATION = 0.45

/** Offset of the content for a pull, px, with increasing resistance. Always less than the height of the scroller. */
export const rubberBand = (pull: number, height: number): number =>
  pull <= 0 ? 0 : (1 - 1 / ((pull * RUBBER_BAND) / height + 1)) * height

/**
 * Lets a finger pull a scroller down beyond its top, in browsers that do not bounce: the content follows with increasing
 * resistance, and the photo of the header grows to fill the gap.
 * @param photo fills the header, which is the first element in the scroller
 * @returns a function that removes it
 */
export const pull = (scroller: HTMLElement, photo: HTMLElement): (() => void) => {
  let returning: ReturnType<typeof animate>[] = []
  let distance = 0
  const parts = () => [...scroller.children].filter((part) => part instanceof HTMLElement)
  const grown = (by: number) => `scale(${1 + by / photo.offsetHeight})`

  const reset = () => {
    for (const animation of returning) animation.cancel()
    returning = []
    for (const part of [...parts(), photo]) part.style.transform = ''
  }
  const pose = (by: number) => {
    distance = by
    for (const part of parts()) part.style.transform = by ? `translateY(${by}px)` : ''
    photo.style.transform = by ? grown(by) : ''
  }
  const release = () => {
    if (distance === 0) return
    const options = {
      duration: RETURN_DURATION,
      ease: IOS_EASING,
    }
    const back = [
      ...parts().map((part) =>
        animate(part, { transform: [`translateY(${distance}px)`, 'translateY(0px)'] }, options),
      ),
      animate(photo, { transform: [grown(distance), 'scale(1)'] }, options),
    ]
    for (const animation of back) animation.speed = motionRate()
    distance = 0
    returning = back
    void Promise.all(back.map((animation) => animation.finished)).then(() => returning === back && reset())
  }

  const gesture = createGesture(scroller, {
    name: 'pull',
    direction: 'y',
    // A mouse pulls only on the photo, because it selects text elsewhere.
    canStart: ({ event }) =>
      scroller.scrollTop <= 0 &&
      !reducedMotion() &&
      (event.pointerType !== 'mouse' || photo.parentElement?.contains(event.target as Node) === true),
    accepts: (verdict) => verdict === 'towards',
    onStart: reset,
    onMove: ({ deltaY }) => pose(rubberBand(deltaY, scroller.clientHeight)),
    onEnd: release,
    onCancel: release,
  })
  // At the top, the browser can scroll only down the page, and the gesture handles the other direction. Safari has its
  // own bounce.
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
