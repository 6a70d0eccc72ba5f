'use client'
import { useEffect, useState } from 'react'
import { usePage } from '@/lib/navigation/use-page'

const RESTART = 'patternbook:restart'

/** Shows the active screen as if it had just been opened: its texts, its lists, and its animations. */
export const restartScreen = (): void => {
  dispatchEvent(new Event(RESTART))
}

/**
 * How often the page that contains the component has been restarted: the React key of its content.
 * @returns a count that starts at 0
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
