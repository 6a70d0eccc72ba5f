import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showErrorNotice } from '../notices/show-load-error'
import { cloneContent, replaceContent } from './clone-content'

/** Renders its children, and calls `onSettled` after they are hydrated. */
function HydrationNotifier({ children, onSettled }: { children: ReactNode; onSettled?: () => void }) {
  useEffect(() => onSettled?.(), [onSettled])
  return children
}

/**
 * Hydrates server-rendered markup as a separate React root. If rendering throws an error that no error boundary catches, during
 * hydration or later, the server's markup is restored, and a notice with a Retry button appears.
 * @param element container of the markup
 * @param content the React element that the server has rendered in the container
 * @param name name of the part for the notice, e.g. `menu`
 * @param onSettled called after hydration, and after every uncaught error
 * @returns a function that unmounts the root
 */
export const hydrateIsland = (
  element: HTMLElement,
  content: ReactNode,
  name: string,
  onSettled?: () => void,
): (() => void) => {
  const copies = cloneContent(element)
  let isUnmounted = false
  let lastCaughtError: unknown
  const restoreMarkup = () =>
    replaceContent(
      element,
      copies.map((node) => node.cloneNode(true)),
    )
  const hydrate = () => {
    const root = hydrateRoot(
      element,
      <HydrationNotifier onSettled={onSettled}>{content}</HydrationNotifier>,
      {
        onCaughtError(error) {
          // React may render a failed component again, which throws the same error.
          if (error === lastCaughtError) return
          lastCaughtError = error
          const { message } = error as Error
          // Our own messages are sufficient; other errors need their stack.
          console.error(message?.startsWith('Patternbook: ') ? message : error)
        },
        onUncaughtError(error) {
          console.error(error)
          onSettled?.()
          if (isUnmounted) return
          // React has emptied the element.
          restoreMarkup()
          showErrorNotice(`The ${name} stopped working.`, () => {
            if (isUnmounted) return
            // The failed root empties the element again when it unmounts.
            unmount()
            restoreMarkup()
            unmount = hydrate()
          })
        },
      },
    )
    return () => root.unmount()
  }
  let unmount = hydrate()
  // Delayed, because React may be rendering the page around the island, and a root cannot unmount synchronously then.
  return () => {
    isUnmounted = true
    queueMicrotask(() => unmount())
  }
}
