import { type FrameState, generationOf } from './state'

const flag = (root: HTMLElement, name: string, on: boolean): void => {
  root.toggleAttribute(`data-${name}`, on)
}

/**
 * Writes the state of the frame to the root element, where CSS reads it.
 * @param root the document element or the element of a nested frame
 */
export const applyState = (root: HTMLElement, state: FrameState): void => {
  root.dataset.mode = state.mode
  root.dataset.generation = generationOf(state)
  root.dir = state.dir
  root.dataset.theme = state.resolvedTheme
  root.dataset.accent = state.accent
  root.dataset.lang = state.lang
  flag(root, 'reduced', state.motion === 'reduced')
  flag(root, 'edge', state.edge)
  flag(root, 'full', state.full)
  flag(root, 'embed', state.embed)
  flag(root, 'gallery', state.gallery !== undefined)
  root.style.setProperty('--text', String(state.text))
  if (state.motion !== 'reduced') root.style.setProperty('--motion', String(state.motion))
}
