import { whenIdleOrInteraction } from '@patternbook/engine/navigation/when-idle-or-interaction'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes the indicator of a segmented control draggable. The code is loaded when the browser is idle or the user interacts with the
 * page, so that the first visit does not wait for the code. Until then, and offline, segments react to presses only.
 * @param choose called with the value of the segment that a drag has selected
 * @returns a ref for the element whose labels are the segments
 */
export function useSegmentDrag(choose: (value: string) => void): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null)
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const gone = new AbortController()
    const connect = async () => {
      await whenIdleOrInteraction()
      if (gone.signal.aborted) return
      const { createSegmentDrag } = await import('./segment-drag')
      if (!track.current || gone.signal.aborted) return
      gone.signal.addEventListener(
        'abort',
        createSegmentDrag(track.current, (value) => latest.current(value)),
      )
    }
    connect().catch(() => undefined)
    return () => gone.abort()
  }, [])
  return track
}
