import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Says when what is in it has come to life. */
function Alive({ children, onAlive }: { children: ReactNode; onAlive?: () => void }) {
  useEffect(() => onAlive?.(), [onAlive])
  return children
}

/**
 * Lets React take over markup that the server has written. Should that fail, the markup stays (spec section 8).
 * @param element what stands around it
 * @param part what has made it
 * @param onAlive called when it answers, or never will
 * @returns the way to let go of it
 */
export const revive = (element: HTMLElement, part: ReactNode, onAlive?: () => void): (() => void) => {
  const markup = element.innerHTML
  const root = hydrateRoot(element, <Alive onAlive={onAlive}>{part}</Alive>, {
    onUncaughtError(error) {
      console.error(error)
      element.innerHTML = markup
      onAlive?.()
    },
  })
  // Not while React is at work on the page around it.
  return () => queueMicrotask(() => root.unmount())
}
