import { type FrameState, generationOf } from './state'

const toggleDataAttribute = (root: HTMLElement, name: string, isOn: boolean): void => {
  root.toggleAttribute(`data-${name}`, isOn)
}

/**
 * Writes the state of the frame to the root element, where CSS reads it.
 * @param root the document element or the element of a frame
 */
export const applyState = (root: HTMLElement, state: FrameState): void => {
  root.dataset.mode = state.mode
  root.dataset.generation = generationOf(state)
  root.dir = state.dir
  root.dataset.theme = state.resolvedTheme
  root.dataset.accent = state.accent
  root.dataset.lang = state.lang
  toggleDataAttribute(root, 'reduced-motion', state.motion === 'reduced')
  toggleDataAttribute(root, 'edge', state.edge)
  toggleDataAttribute(root, 'fullscreen', state.full)
  toggleDataAttribute(root, 'embed', state.embed)
  toggleDataAttribute(root, 'gallery', state.gallery !== undefined)
  root.style.setProperty('--text-scale', String(state.text))
  if (state.motion !== 'reduced') root.style.setProperty('--motion', String(state.motion))
}
