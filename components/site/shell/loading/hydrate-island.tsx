import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showLoadError } from '../notices/show-load-error'
import { cloneContent, replaceContent } from './clone-content'

/** Says when what is in it has come to life. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return children
}

/**
 * Lets React take over markup that the server has written. Should it throw, then or later, the markup is put back as the
 * server wrote it (spec section 8), and a notice offers to start the part again.
 * @param element what stands around it
 * @param part what has made it
 * @param name what the notice calls it, e.g. `menu`
 * @param onHydrated called when it answers, or never will
 * @returns the way to let go of it
 */
export const hydrateIsland = (
  element: HTMLElement,
  part: ReactNode,
  name: string,
  onHydrated?: () => void,
): (() => void) => {
  const copies = cloneContent(element)
  let left = false
  const restore = () =>
    replaceContent(
      element,
      copies.map((node) => node.cloneNode(true)),
    )
  const begin = () => {
    const root = hydrateRoot(element, <Hydrated onHydrated={onHydrated}>{part}</Hydrated>, {
      onUncaughtError(error) {
        console.error(error)
        onHydrated?.()
        if (left) return
        // React leaves the element empty.
        restore()
        showLoadError(`The ${name} stopped working.`, () => {
          if (left) return
          // Its root can be used no more, and empties the element once again as it goes.
          unmount()
          restore()
          unmount = begin()
        })
      },
    })
    return () => root.unmount()
  }
  let unmount = begin()
  // Not while React is at work on the page around it.
  return () => {
    left = true
    queueMicrotask(() => unmount())
  }
}
