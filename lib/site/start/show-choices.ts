import type { FrameState } from '../../frame/state'

/**
 * Lets controls show the state of the frame before React is there: radio buttons and switches below, or with, the
 * attribute `data-frame-key` are on where their value is that of the key. React leaves them as it finds them.
 * @param root where they are
 */
export const showChoices = (root: ParentNode, state: FrameState): void => {
  for (const box of root.querySelectorAll<HTMLElement>('[data-frame-key]')) {
    const value = String(state[box.dataset.frameKey as keyof FrameState])
    const inputs = box.matches('input') ? [box] : box.querySelectorAll('input')
    for (const input of inputs as Iterable<HTMLInputElement>) input.checked = input.value === value
  }
}
