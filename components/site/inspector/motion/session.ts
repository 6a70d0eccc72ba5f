import { createEventLog, ofOverlay } from '@/components/site/event-log/event-log'
import { createAnimationInspector } from '@/lib/animation/animation-inspector'
import { frame } from '@/lib/frame'
import { motionRate } from '@/lib/frame/motion'
import type { LazyOverlays } from '@/lib/overlay/lazy'
import { onScene } from './scene'

/** Pauses and seeks the animations of the frame. */
export const animationInspector = createAnimationInspector({
  animations: () => document.getAnimations(),
  isInFrame: onScene,
  rate: motionRate,
})

/** Overlay and page events while the frame is watched. */
export const log = createEventLog()

/** Watches animations and events of the frame; returns a function that stops and releases paused animations. */
export const watchFrame = (): (() => void) => {
  let request = requestAnimationFrame(function look() {
    animationInspector.update()
    request = requestAnimationFrame(look)
  })
  // The provider exposes the complete object for the console.
  const overlays = window.patternbook?.overlays as LazyOverlays | undefined
  const stops = [
    frame.subscribe(animationInspector.setRate),
    log.pages(),
    overlays?.watch((event) => log.tell(ofOverlay(event))),
  ]
  return () => {
    cancelAnimationFrame(request)
    for (const stop of stops) stop?.()
    animationInspector.release()
  }
}
