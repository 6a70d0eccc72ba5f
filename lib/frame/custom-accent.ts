import { type FrameState, generationOf } from './state'

/** The tokens that are set on each root, and the latest request for tokens. */
const states = new WeakMap<HTMLElement, { writtenTokens: string[]; requestKey: string }>()

/**
 * Sets the tokens of an accent that is a color and not one of the ten named accents. For a named accent, removes tokens that an
 * earlier call has set. The code that computes tokens is loaded when a color is requested; if that fails, the previous accent remains.
 * @param root the element with the attributes of the frame
 */
export const applyCustomAccent = async (root: HTMLElement, state: FrameState): Promise<void> => {
  const generation = generationOf(state)
  const rootState = states.get(root) ?? { writtenTokens: [], requestKey: '' }
  states.set(root, rootState)
  const requestKey = /^[0-9a-f]{6}$/.test(state.accent)
    ? `${state.accent}|${state.mode}|${state.resolvedTheme}|${generation}`
    : ''
  rootState.requestKey = requestKey
  if (!requestKey && rootState.writtenTokens.length === 0) return
  const accents = requestKey ? await import('./accent-tokens').catch(() => undefined) : undefined
  if (requestKey !== rootState.requestKey || (requestKey && !accents)) return
  const values = accents?.accentTokens(`#${state.accent}`, state.mode, state.resolvedTheme, generation) ?? {}
  for (const name of rootState.writtenTokens) root.style.removeProperty(name)
  rootState.writtenTokens = Object.keys(values).map((name) => `--pb-${name}`)
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--pb-${name}`, value)
}
