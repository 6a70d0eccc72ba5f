import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showLoadError } from '../notices/show-load-error'
import { copiesOf, paste } from './clone-content'

/** Says when what is in it has come to life. */
function Alive({ children, onAlive }: { children: ReactNode; onAlive?: () => void }) {
  useEffect(() => onAlive?.(), [onAlive])
  return children
}

/**
 * Lets React take over markup that the server has written. Should it throw, then or later, the markup is put back as the
 * server wrote it (spec section 8), and a notice offers to start the part again.
 * @param element what stands around it
 * @param part what has made it
 * @param name what the notice calls it, e.g. `menu`
 * @param onAlive called when it answers, or never will
 * @returns the way to let go of it
 */
export const hydrateIsland = (
  element: HTMLElement,
  part: ReactNode,
  name: string,
  onAlive?: () => void,
): (() => void) => {
  const copies = copiesOf(element)
  let left = false
  const restore = () =>
    paste(
      element,
      copies.map((node) => node.cloneNode(true)),
    )
  const begin = () => {
    const root = hydrateRoot(element, <Alive onAlive={onAlive}>{part}</Alive>, {
      onUncaughtError(error) {
        console.error(error)
        onAlive?.()
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
