import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showLoadError } from '../notices/show-load-error'
import { cloneContent, replaceContent } from './clone-content'

/** Renders its children, and calls `onHydrated` after they are hydrated. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return children
}

/**
 * Hydrates server-rendered markup as a separate React root. If rendering throws an error that no error boundary catches, during
 * hydration or later, the server's markup is restored, and a notice with a Retry button appears.
 * @param element container of the markup
 * @param part the React element that the server has rendered in the container
 * @param name name for the notice, e.g. `menu`
 * @param onHydrated called after hydration, and after every uncaught error
 * @returns a function that unmounts the root
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
        // React may render a failed component again, which throws the same error.
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
  // Delayed, because React may be rendering the page around the island, and a root cannot unmount synchronously then.
  return () => {
    isUnmounted = true
    queueMicrotask(() => unmount())
  }
}
