import { createEventLog, fromOverlayEvent } from '@/components/site/event-log/event-log'
import { createAnimationInspector } from '@/lib/animation/animation-inspector'
import { frame } from '@/lib/frame'
import { motionRate } from '@/lib/frame/motion'
import type { LazyOverlays } from '@/lib/overlay/lazy'
import { isInPreview } from './is-in-preview'

/** Pauses and seeks the animations of the frame, except those that follow a scroll position. */
export const animationInspector = createAnimationInspector({
  animations: () =>
    document.getAnimations().filter(({ timeline }) => !timeline || timeline instanceof DocumentTimeline),
  isInFrame: isInPreview,
  rate: motionRate,
})

/** Overlay and page events while the frame is watched. */
export const eventLog = createEventLog()

/** Watches animations and events of the frame; returns a function that stops watching and resumes paused animations. */
export const watchFrame = (): (() => void) => {
  let request = requestAnimationFrame(function look() {
    animationInspector.update()
    request = requestAnimationFrame(look)
  })
  // ConsoleOverlays exposes the complete object; its public type does not have `watch`.
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
