import { frame } from '@/lib/frame'
import { createRefraction } from '@/lib/frame/refraction'
import { pageStackEvents } from '@/lib/navigation/events'

/**
 * Refracts the background at the edges of small glass elements on every page, in browsers that support this
 * (lib/frame/refraction.ts).
 * @param signal removes the refraction when aborted
 */
export const refractGlass = (signal: AbortSignal): void => {
  const refraction = signal.aborted ? undefined : createRefraction()
  if (!refraction) return
  refraction.update()
  const cleanups = [
    frame.subscribe(refraction.update),
    pageStackEvents.subscribe(({ type }) => {
      if (type === 'did-enter') refraction.update()
    }),
    refraction.stop,
  ]
  signal.addEventListener('abort', () => {
    for (const cleanup of cleanups) cleanup()
  })
}
