'use client'
import { useEffect, useState } from 'react'
import { transitionEvents } from '@/lib/transition/events'
import { kept, type LabEvent } from './event'

/** The events of the lab: those of its pages, and what else is told; newest last. */
export function useEvents() {
  const [events, setEvents] = useState<readonly LabEvent[]>([])
  const [tell] = useState(() => (event: Omit<LabEvent, 'key'>) => setEvents((before) => kept(before, event)))

  useEffect(
    () =>
      transitionEvents.subscribe(({ type, path, time }) => {
        if (type !== 'url') tell({ type, of: `page ${path.replace(/^\/lab|\/$/g, '') || '/'}`, time })
      }),
    [tell],
  )

  return { events, tell, clear: () => setEvents([]) }
}
