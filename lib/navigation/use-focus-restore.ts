import { type RefObject, useEffect, useRef } from 'react'

const controlsOf = (scroller: HTMLElement) => [
  ...scroller.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
]

/**
 * Restores focus in a scroller after its content was replaced, for example after a change of the language: if the focused control
 * was removed and nothing has focus now, moves focus to the control at the same index.
 * @param scroller the page's content
 * @param status status of the data; the content is replaced when it changes
 */
export const useFocusRestore = (scroller: RefObject<HTMLElement | null>, status: string): void => {
  /** Index of the focused control among all controls in the scroller; -1 if there is none. */
  const focusedIndex = useRef(-1)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onFocus = ({ target }: Event) => {
      focusedIndex.current = controlsOf(element).indexOf(target as HTMLElement)
    }
    // A control that was removed is no longer in the document when the microtask runs, so its index is kept.
    const onBlur = ({ target }: Event) =>
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && !element.contains(document.activeElement))
          focusedIndex.current = -1
      })
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [scroller])
  useEffect(() => {
    if (status === 'loading' || focusedIndex.current < 0 || document.activeElement !== document.body) return
    if (scroller.current) controlsOf(scroller.current)[focusedIndex.current]?.focus()
  }, [scroller, status])
}
