import { createEventLog, fromOverlayEvent } from '@/components/site/event-log/event-log'
import { createAnimationInspector } from '@/lib/animation/animation-inspector'
import { frame } from '@/lib/frame'
import { motionRate } from '@/lib/frame/motion'
import type { LazyOverlays } from '@/lib/overlay/lazy'
import { isInPreview } from './is-in-preview'

/** The desk on which the motion of the frame is held. */
export const animationInspector = createAnimationInspector({
  animations: () => document.getAnimations(),
  isInFrame: isInPreview,
  rate: motionRate,
})

/** What overlays and pages have told while somebody was listening. */
export const eventLog = createEventLog()

/** Watches motion and events of the frame, from now on; returns the way to stop, which lets go of what is held. */
export const watchFrame = (): (() => void) => {
  let request = requestAnimationFrame(function look() {
    animationInspector.update()
    request = requestAnimationFrame(look)
  })
  // What the provider puts there for the console is the whole of it.
  const overlays = window.patternbook?.overlays as LazyOverlays | undefined
  const stops = [
    frame.subscribe(animationInspector.setRate),
    eventLog.watchPages(),
    overlays?.watch((event) => eventLog.add(fromOverlayEvent(event))),
  ]
  return () => {
    cancelAnimationFrame(request)
    for (const stop of stops) stop?.()
    animationInspector.release()
  }
}
