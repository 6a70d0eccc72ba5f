import type { FrameState } from '../../frame/state'

/**
 * Checks or unchecks the radio buttons and switches that show the frame's state, before React hydrates them. These are the inputs
 * that have the `data-frame-key` attribute, which names a field of the state, or are inside an element with this attribute. An
 * input is checked if its value is the value of that field, and unchecked otherwise. Hydration does not change this.
 * @param root the document, or an element that contains the inputs
 * @param state the state of the frame
 */
export const syncSettingControls = (root: ParentNode, state: FrameState): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-frame-key]')) {
    const value = String(state[element.dataset.frameKey as keyof FrameState])
    const inputs = element.matches('input') ? [element] : element.querySelectorAll('input')
    for (const input of inputs as Iterable<HTMLInputElement>) input.checked = input.value === value
  }
}
