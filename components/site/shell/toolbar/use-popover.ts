import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first checked input (or else the first input) in a popover of the toolbar when the popover opens. Closes the
 * popover on Escape, on a press outside, and when focus moves outside. The button of the popover does not count as outside.
 * @param panelRef element of the popover, which must have the same parent element as its button
 * @param onClose called when the popover should close; must be the same function in every render
 */
export const usePopover = (panelRef: RefObject<HTMLElement | null>, onClose: () => void): void => {
  useEffect(() => {
    const panelElement = panelRef.current!
    const button = panelElement.parentElement?.querySelector('button')
    const initialFocus =
      panelElement.querySelector<HTMLInputElement>('input:checked') ?? panelElement.querySelector('input')
    initialFocus?.focus()
    const controller = new AbortController()
    const { signal } = controller
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !panelElement.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', closeIfOutside, { signal })
    document.addEventListener('focusin', closeIfOutside, { signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // Stopped in the capture phase, so that an overlay in the frame does not close too.
        event.stopPropagation()
        event.preventDefault()
        button?.focus()
        onClose()
      },
      { signal, capture: true },
    )
    return () => controller.abort()
  }, [panelRef, onClose])
}
