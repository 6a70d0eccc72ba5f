import { whenIdleOrInteraction } from '@patternbook/engine/navigation/when-idle-or-interaction'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes the indicator of a segmented control draggable. The code is loaded when the browser is idle (with Save-Data or on a slow
 * connection, on the first interaction). Until it has loaded, segments react to presses only.
 * @param onSelect called with the value of the segment that a drag has selected
 * @returns a ref for the element whose labels are the segments
 */
export function useSegmentDrag(onSelect: (value: string) => void): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null)
  const latestOnSelect = useRef(onSelect)
  useEffect(() => {
    latestOnSelect.current = onSelect
  })
  useEffect(() => {
    const controller = new AbortController()
    const connect = async () => {
      await whenIdleOrInteraction()
      if (controller.signal.aborted) return
      const { createSegmentDrag } = await import('./segment-drag')
      if (!track.current || controller.signal.aborted) return
      controller.signal.addEventListener(
        'abort',
        createSegmentDrag(track.current, (value) => latestOnSelect.current(value)),
      )
    }
    connect().catch(() => undefined)
    return () => controller.abort()
  }, [])
  return track
}
