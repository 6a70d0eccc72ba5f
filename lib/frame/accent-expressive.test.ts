import { argbFromHex, Hct } from '@material/material-color-utilities'
import { expect, it } from 'vitest'
import { accentTokens, contrast } from './accent-tokens'
import { accentSeeds } from './accents'
import { expressiveColors } from './tokens'

const seeds = { ...accentSeeds, black: '#000000', white: '#ffffff', lime: '#d4ff00', pink: '#ff00c8' }
const themes = ['light', 'dark'] as const

it.each(Object.entries(seeds))('text has enough contrast in Expressive with the accent %s', (_, seed) => {
  for (const theme of themes) {
    const tokens: Record<string, string> = {
      ...expressiveColors[theme],
      ...accentTokens(seed, 'md', theme, 'expressive'),
    }
    for (const [text, background] of [
      ['primary', 'md-surface'],
      ['primary', 'surface-container'],
      ['primary', 'surface-container-highest'],
      ['primary', 'surface-bright'],
      ['on-primary', 'primary'],
      ['on-surface', 'surface-container-highest'],
      ['on-surface-variant', 'surface-container-highest'],
      ['on-surface-variant', 'surface-bright'],
      ['on-primary-container', 'primary-container'],
      ['on-secondary', 'secondary'],
      ['secondary', 'surface-container'],
      ['on-secondary-container', 'secondary-container'],
      ['on-tertiary', 'tertiary'],
      ['on-tertiary-container', 'tertiary-container'],
      ['inverse-on-surface', 'inverse-surface'],
      ['inverse-primary', 'inverse-surface'],
      ['error', 'md-surface'],
      ['error', 'surface-container-high'],
      ['on-error', 'error'],
      ['on-error-container', 'error-container'],
    ] as const)
      expect(
        contrast(tokens[text] ?? '', tokens[background] ?? ''),
        `${text} on ${background}, ${theme}`,
      ).toBeGreaterThanOrEqual(4.5)
    expect(
      contrast(tokens.outline ?? '', tokens['md-surface'] ?? ''),
      `outline, ${theme}`,
    ).toBeGreaterThanOrEqual(3)
  }
})

// The minimum of 1.14:1 is slightly more than on iOS in the light theme, where white rows have a contrast of 1.12:1 with the page
// background (#f2f2f7).
it('list rows differ from the page background in Material 3 Expressive as much as on iOS', () => {
  for (const seed of Object.values(seeds))
    for (const theme of themes) {
      const tokens = accentTokens(seed, 'md', theme, 'expressive')
      expect(
        contrast(tokens['surface-bright'] ?? '', tokens['surface-container'] ?? ''),
      ).toBeGreaterThanOrEqual(1.14)
    }
})

it('pages of Expressive have little color, of the hue of their accent', () => {
  const seed = Hct.fromInt(argbFromHex(accentSeeds.blue))
  for (const theme of themes) {
    const { hue, chroma } = Hct.fromInt(
      argbFromHex(accentTokens(accentSeeds.blue, 'md', theme, 'expressive')['surface-container'] ?? ''),
    )
    expect(chroma).toBeLessThan(7)
    // With eight bits per channel, the hue of a color with so little chroma can differ by a few degrees.
    expect(Math.abs(hue - seed.hue)).toBeLessThan(8)
  }
})
