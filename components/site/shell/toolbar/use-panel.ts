import { type RefObject, useEffect } from 'react'

/**
 * Behavior of a panel below its button in the toolbar: the checked control gets focus; Escape, a press outside, or moving
 * the focus out closes the panel.
 * @param panel the panel, next to its button
 * @param onClose must not change between renders
 */
export const usePanel = (panel: RefObject<HTMLElement | null>, onClose: () => void): void => {
  useEffect(() => {
    const box = panel.current!
    const button = box.parentElement?.querySelector('button')
    const checked = box.querySelector<HTMLInputElement>('input:checked') ?? box.querySelector('input')
    checked?.focus()
    const controller = new AbortController()
    const { signal } = controller
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // Handled here, so that an overlay in the frame remains open.
        event.preventDefault()
        button?.focus()
        onClose()
      },
      { signal },
    )
    return () => controller.abort()
  }, [panel, onClose])
}
