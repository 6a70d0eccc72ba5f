'use client'
import { useEffect, useState } from 'react'
import { usePage } from '@/lib/navigation/use-page'

const RESTART = 'patternbook:restart'

/** Restarts the active screen: its texts and lists are as if it had just been opened, and its animations play again. */
export const restartScreen = (): void => {
  dispatchEvent(new Event(RESTART))
}

/**
 * Counts how often the page that contains the component has been restarted.
 * @returns a count that starts at 0, to use as the React key of the page's content
 */
export const useRestarts = (): number => {
  const { active } = usePage()
  const [restarts, setRestarts] = useState(0)
  useEffect(() => {
    if (!active) return
    const restart = () => setRestarts((count) => count + 1)
    addEventListener(RESTART, restart)
    return () => removeEventListener(RESTART, restart)
  }, [active])
  return restarts
}
