import type { FrameState } from '../../frame/state'

/**
 * Checks the controls that have the frame's state before hydration: radio buttons and switches with the `data-frame-key` attribute, or
 * below it, are checked if they have the value of that query parameter, and otherwise unchecked. React does not change them.
 * @param root contains them
 */
export const checkSettingControls = (root: ParentNode, state: FrameState): void => {
  for (const box of root.querySelectorAll<HTMLElement>('[data-frame-key]')) {
    const value = String(state[box.dataset.frameKey as keyof FrameState])
    const inputs = box.matches('input') ? [box] : box.querySelectorAll('input')
    for (const input of inputs as Iterable<HTMLInputElement>) input.checked = input.value === value
  }
}
