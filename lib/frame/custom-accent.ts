import type { FrameState } from './state'

/** Whether the accent has ever been a color instead of a named accent. If not, there are no tokens to set or remove. */
let hasUsedCustomColor = false

/**
 * Sets the tokens of an accent that is a color and not one of the ten named accents. For a named accent, removes tokens that an
 * earlier call has set. The code that computes and writes tokens is loaded when a color is requested. If the code cannot be
 * loaded, the tokens do not change.
 * @param root the element with the attributes of the frame
 */
export const applyCustomAccent = async (root: HTMLElement, state: FrameState): Promise<void> => {
  hasUsedCustomColor ||= /^[0-9a-f]{6}$/.test(state.accent)
  // The calls continue in the order in which they were made, so the last one sets the tokens.
  if (hasUsedCustomColor)
    (await import('./write-accent-tokens').catch(() => undefined))?.writeAccentTokens(root, state)
}
