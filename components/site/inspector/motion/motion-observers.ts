import { createEventLog, fromOverlayEvent } from '@/components/site/event-log/event-log'
import { createAnimationInspector } from '@/lib/animation/animation-inspector'
import { frame } from '@/lib/frame'
import { motionRate } from '@/lib/frame/motion'
import type { LazyOverlays } from '@/lib/overlay/lazy-overlays'
import { isInspected } from './is-inspected'

/** Pauses and seeks animations of the frame and of the side menu. Ignores animations that follow a scroll position. */
export const animationInspector = createAnimationInspector({
  getAnimations: () =>
    document.getAnimations().filter(({ timeline }) => !timeline || timeline instanceof DocumentTimeline),
  isInspected,
  rate: motionRate,
})

/** The log of overlay and page events. Events are added only while `watchFrame` is active. */
export const eventLog = createEventLog()

/** Watches animations and events of the frame; returns a function that stops watching and resumes paused animations. */
export const watchFrame = (): (() => void) => {
  let animationFrameId = requestAnimationFrame(function updateEveryFrame() {
    animationInspector.update()
    animationFrameId = requestAnimationFrame(updateEveryFrame)
  })
  // The public type of `window.patternbook.overlays` does not have `onAny`, but `OverlaysOnWindow` exposes the complete object.
  const overlays = window.patternbook?.overlays as LazyOverlays | undefined
  const unsubscribers = [
    frame.subscribe(animationInspector.applyRate),
    eventLog.watchPages(),
    overlays?.onAny((event) => eventLog.add(fromOverlayEvent(event))),
  ]
  return () => {
    cancelAnimationFrame(animationFrameId)
    for (const unsubscribe of unsubscribers) unsubscribe?.()
    animationInspector.release()
  }
}
