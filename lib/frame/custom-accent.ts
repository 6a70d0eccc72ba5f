import { type FrameState, generationOf } from './state'

let written: string[] = []
let requested = ''

/**
 * Gives the frame an accent of any colour: its token values are worked out here, as no stylesheet holds them.
 * The code for that is only loaded when a colour is asked for.
 * @param root the element that carries the frame's attributes
 */
export const applyCustomAccent = async (root: HTMLElement, state: FrameState): Promise<void> => {
  const generation = generationOf(state)
  requested = /^[0-9a-f]{6}$/.test(state.accent)
    ? `${state.accent}|${state.mode}|${state.resolvedTheme}|${generation}`
    : ''
  if (!requested && written.length === 0) return
  const request = requested
  const values = request
    ? (await import('./accent-set')).accentSet(
        `#${state.accent}`,
        state.mode,
        state.resolvedTheme,
        generation,
      )
    : {}
  if (request !== requested) return
  for (const name of written) root.style.removeProperty(name)
  written = Object.keys(values).map((name) => `--pb-${name}`)
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--pb-${name}`, value)
}
