import { type FrameState, generationOf } from './state'

let writtenTokens: string[] = []
let latestRequestKey = ''

/**
 * Sets the tokens of an accent that is a color and not one of the ten named accents. For a named accent, removes tokens that an
 * earlier call has set. The code that computes tokens is loaded when a color is requested.
 * @param root the element with the attributes of the frame
 */
export const applyCustomAccent = async (root: HTMLElement, state: FrameState): Promise<void> => {
  const generation = generationOf(state)
  latestRequestKey = /^[0-9a-f]{6}$/.test(state.accent)
    ? `${state.accent}|${state.mode}|${state.resolvedTheme}|${generation}`
    : ''
  if (!latestRequestKey && writtenTokens.length === 0) return
  const requestKey = latestRequestKey
  const values = requestKey
    ? (await import('./accent-tokens')).accentTokens(
        `#${state.accent}`,
        state.mode,
        state.resolvedTheme,
        generation,
      )
    : {}
  if (requestKey !== latestRequestKey) return
  for (const name of writtenTokens) root.style.removeProperty(name)
  writtenTokens = Object.keys(values).map((name) => `--pb-${name}`)
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--pb-${name}`, value)
}
