import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showLoadError } from '../notices/show-load-error'
import { cloneContent, replaceContent } from './clone-content'

/** Calls `onHydrated` after hydration. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return children
}

/**
 * Hydrates server-rendered markup as its own React root. After an error, then or later, the server's markup is restored,
 * and a notice offers to start the part again.
 * @param element container of the markup
 * @param part the component that the server has rendered in it
 * @param name name for the notice, e.g. `menu`
 * @param onHydrated called after hydration or its failure
 * @returns a function that unmounts it
 */
export const hydrateIsland = (
  element: HTMLElement,
  part: ReactNode,
  name: string,
  onHydrated?: () => void,
): (() => void) => {
  const copies = cloneContent(element)
  let isUnmounted = false
  let caught: unknown
  const restore = () =>
    replaceContent(
      element,
      copies.map((node) => node.cloneNode(true)),
    )
  const begin = () => {
    const root = hydrateRoot(element, <Hydrated onHydrated={onHydrated}>{part}</Hydrated>, {
      onCaughtError(error) {
        // React may render a failed part again, with the same error.
        if (error === caught) return
        caught = error
        const { message } = error as Error
        // Our own messages are sufficient; other errors need their stack.
        console.error(message?.startsWith('Patternbook: ') ? message : error)
      },
      onUncaughtError(error) {
        console.error(error)
        onHydrated?.()
        if (isUnmounted) return
        // React has emptied the element.
        restore()
        showLoadError(`The ${name} stopped working.`, () => {
          if (isUnmounted) return
          // The failed root empties the element again when it unmounts.
          unmount()
          restore()
          unmount = begin()
        })
      },
    })
    return () => root.unmount()
  }
  let unmount = begin()
  // Delayed, because React may be rendering the page around it.
  return () => {
    isUnmounted = true
    queueMicrotask(() => unmount())
  }
}
