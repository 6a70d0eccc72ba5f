import { accentTokens } from './accent-tokens'
import { type FrameState, generationOf } from './state'

/** Names of the custom properties that this module has set on each root. */
const writtenNames = new WeakMap<HTMLElement, readonly string[]>()

/**
 * Replaces the tokens that an earlier call has set on a root with those of an accent.
 * @param root the element with the attributes of the frame
 * @param state its `accent` is six hex digits, or the name of an accent, for which no tokens are set
 */
export const writeAccentTokens = (root: HTMLElement, state: FrameState): void => {
  const { accent, mode, resolvedTheme } = state
  const isColor = /^[0-9a-f]{6}$/.test(accent)
  const values = isColor ? accentTokens(`#${accent}`, mode, resolvedTheme, generationOf(state)) : {}
  for (const name of writtenNames.get(root) ?? []) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--pb-${name}`, value)
  writtenNames.set(
    root,
    Object.keys(values).map((name) => `--pb-${name}`),
  )
}
