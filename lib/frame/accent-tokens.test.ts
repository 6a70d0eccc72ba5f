import { describe, expect, it } from 'vitest'
import { accentTokens, contrast } from './accent-tokens'
import { accentSeeds, ios26BlueTokens, iosBlueTokens } from './accents'

const seeds = { ...accentSeeds, black: '#000000', white: '#ffffff', lime: '#d4ff00', pink: '#ff00c8' }
const themes = ['light', 'dark'] as const

/** Blends `top` at an opacity over `under`. Colors are `#rrggbb`. */
const blend = (top: string, alpha: number, under: string): string =>
  `#${[1, 3, 5]
    .map((offset) => {
      const [topChannel = 0, base = 0] = [top, under].map((color) =>
        Number.parseInt(color.slice(offset, offset + 2), 16),
      )
      return Math.round(topChannel * alpha + base * (1 - alpha))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** Returns `tint-soft` of Material Baseline in the light theme: 10% of the primary color over the secondary container. */
const softFill = (tokens: Record<string, string>): string =>
  blend(tokens.primary ?? '', 0.1, tokens['secondary-container'] ?? '')

/** Expects a contrast of at least 4.5:1 for the tint on the backgrounds of iOS, and on its own soft fill over them. */
const expectReadable = (tokens: Record<string, string>, theme: 'light' | 'dark') => {
  const { tint = '', 'tint-soft': fill = '' } = tokens
  const alpha = Number(/\/ ([\d.]+)\)/.exec(fill)?.[1])
  for (const background of theme === 'light' ? ['#ffffff', '#f2f2f7'] : ['#000000', '#1c1c1e', '#2c2c2e']) {
    expect(contrast(tint, background), background).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tint, blend(tint, alpha, background)), `soft on ${background}`).toBeGreaterThanOrEqual(
      4.5,
    )
  }
}

describe.each(Object.entries(seeds))('the accent %s', (_, seed) => {
  it.each(themes)('has enough contrast with the text on it on iOS, %s', (theme) => {
    const tokens = accentTokens(seed, 'ios', theme)
    expect(contrast(tokens['tint-fill'] ?? '', tokens['on-tint'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens.ink ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(themes)('has fills on iOS 26 that are at least as bright as those of iOS 18, %s', (theme) => {
    const [newer, older] = ['26', '18'].map((generation) => accentTokens(seed, 'ios', theme, generation))
    const fill = newer?.['tint-fill'] ?? ''
    expect(contrast(fill, newer?.['on-tint'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, '#000000')).toBeGreaterThanOrEqual(contrast(older?.['tint-fill'] ?? '', '#000000'))
  })

  it.each(themes)('has enough contrast as text on every iOS background and on soft buttons, %s', (theme) => {
    expectReadable(accentTokens(seed, 'ios', theme), theme)
  })

  it.each(themes)('has enough contrast as text and under text on Material, %s', (theme) => {
    const tokens = accentTokens(seed, 'md', theme)
    for (const [text, background] of [
      ['primary', 'md-surface'],
      ['primary', 'surface-container-high'],
      ['on-surface-variant', 'surface-container-high'],
      ['on-primary', 'primary'],
      ['on-surface-variant', 'surface-container-highest'],
      ['on-secondary-container', 'secondary-container'],
      ['on-primary-container', 'primary-container'],
      ['inverse-on-surface', 'inverse-surface'],
    ] as const) {
      expect(
        contrast(tokens[text] ?? '', tokens[background] ?? ''),
        `${text} on ${background}`,
      ).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has soft buttons with enough contrast on Material', () => {
    const tokens = accentTokens(seed, 'md', 'light')
    expect(contrast(tokens['on-secondary-container'] ?? '', softFill(tokens))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(themes)('has cards that differ from the page background on Material, %s', (theme) => {
    const tokens = accentTokens(seed, 'md', theme)
    expect(
      contrast(tokens['surface-container-high'] ?? '', tokens['md-surface'] ?? ''),
    ).toBeGreaterThanOrEqual(1.15)
  })

  it('has a gradient with enough contrast for white text at every stop', () => {
    const stops = accentTokens(seed, 'ios', 'light')['accent-gradient']?.match(/#[0-9a-f]{6}/g) ?? []
    expect(stops).toHaveLength(3)
    for (const stop of stops) expect(contrast(stop, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(themes)('the blue that is set by hand has enough contrast on every background, %s', (theme) => {
  expectReadable(iosBlueTokens[theme], theme)
  for (const { 'tint-fill': fill } of [iosBlueTokens[theme], ios26BlueTokens])
    expect(contrast(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
