import { whenIdleOrInteraction } from '@patternbook/engine/navigation/when-idle-or-interaction'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets a finger or a mouse drag the indicator of a segmented control. The code for it comes when nothing else is to be
 * done, so that a first visit goes without: until then, and without a network, segments are pressed.
 * @param choose told the value of the radio that was let go at
 * @returns the ref of the element whose labels are the segments
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
