'use client'
import { useEffect, useState } from 'react'
import { usePage } from '@/lib/navigation/use-page'

const RESTART_EVENT = 'patternbook:restart'

/** Restarts the active screen: its fields and lists are as if the screen had just been opened, and its animations play again. */
export const restartScreen = (): void => {
  dispatchEvent(new Event(RESTART_EVENT))
}

/**
 * Counts how often the page that contains the component has been restarted.
 * @returns a count that starts at 0, to use as the React key of the page's content
 */
export const useRestartCount = (): number => {
  const { isActive } = usePage()
  const [restartCount, setRestartCount] = useState(0)
  useEffect(() => {
    if (!isActive) return
    const restart = () => setRestartCount((count) => count + 1)
    addEventListener(RESTART_EVENT, restart)
    return () => removeEventListener(RESTART_EVENT, restart)
  }, [isActive])
  return restartCount
}
