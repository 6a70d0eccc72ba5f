import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blendOver, hexOf, type Rgba, resolveColor, type TokenValues } from '../site/tokens-export/color'
import { accentValues } from '../site/tokens-export/token-sets'
import { contrast } from './accent-tokens'
import { accentSeeds } from './accents'
import type { Theme } from './state'
import { colors, ios26Overrides } from './tokens'

const MASTERS_FOLDER = 'media/masters/'
/** Minimum contrast of text (WCAG 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5
const ACCENTS = Object.keys(accentSeeds)

const styleSheet = postcss.parse(readFileSync('app/ios-26.css', 'utf8'))

/** The glass of a theme, or the dark glass with white labels over dark pictures. */
type GlassVariant = Theme | 'media'

/** Returns the CSS variables of a glass, without those in media queries. */
const glassVariablesOf = (variant: GlassVariant): TokenValues => {
  const values: Record<string, string> = {}
  if (variant === 'media') {
    styleSheet.walkAtRules('utility', (utility) => {
      if (utility.params !== 'glass-dark' && utility.params !== 'glass-tone') return
      utility.walkDecls(/^--/, ({ parent, prop, value }) => {
        const isFallback = parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'media'
        if (!isFallback) values[prop.replace('--glass-', '')] = value
      })
    })
    return values
  }
  styleSheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name !== 'layer') return
    if (!rule.selector.startsWith("[data-mode='ios']")) return
    if (variant === 'light' && rule.selector.includes('data-theme')) return
    rule.walkDecls(/^--glass-/, ({ prop, value }) => {
      values[prop.slice('--glass-'.length)] = value
    })
  })
  return values
}

const colorsOf = (variant: GlassVariant, accent = 'blue'): TokenValues => {
  // `media` needs only the light theme: in the dark theme, the glass of bars does not change over dark pictures.
  const theme = variant === 'media' ? 'light' : variant
  return { ...colors.ios[theme], ...ios26Overrides[theme], ...accentValues(accent, 'ios', theme) }
}

const filterAmount = (filter: string, name: string): number =>
  Number(new RegExp(`${name}\\(([\\d.]+)\\)`).exec(filter)?.[1] ?? 1)

/** Applies `saturate()` and `brightness()` of a filter to a color. Ignores blur, which creates no darker or lighter colors. */
const applyFilter = ({ r, g, b }: Rgba, filter: string): Rgba => {
  const saturation = filterAmount(filter, 'saturate')
  const brightness = filterAmount(filter, 'brightness')
  const gray = 0.213 * r + 0.715 * g + 0.072 * b
  const filterChannel = (value: number) =>
    Math.min(255, Math.max(0, (gray + (value - gray) * saturation) * brightness))
  return { r: filterChannel(r), g: filterChannel(g), b: filterChannel(b), a: 1 }
}

/** Returns the darkest and the lightest color of a picture after scaling it to 40 × 40 px, which averages colors as blur does. */
const darkestAndLightestColors = async (file: string): Promise<Rgba[]> => {
  const { data } = await sharp(file)
    .resize(40, 40, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colors = Array.from({ length: data.length / 3 }, (_, pixelIndex) => {
    const [r = 0, g = 0, b = 0] = data.subarray(pixelIndex * 3, pixelIndex * 3 + 3)
    return { r, g, b, a: 1 }
  })
  const gray = ({ r, g, b }: Rgba) => 0.213 * r + 0.715 * g + 0.072 * b
  colors.sort((one, other) => gray(one) - gray(other))
  return [colors[0], colors.at(-1)].filter((color) => color !== undefined)
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }

/**
 * Cases: a name, a text color, and the layers behind the text, from back to front. The text color and the layers are names of
 * glass variables without `--glass-`. `label`, and a name after `color:`, is a color token, which dark glass may override.
 */
const contrastCases: readonly (readonly [name: string, textColor: string, ...layers: string[]])[] = [
  ['the label of a bar', 'label', 'fill'],
  ['the label of a bar over a picture', 'label', 'picture-fill'],
  ['secondary text in a bar', 'secondary-label', 'fill'],
  ['the label of a pressed button', 'label', 'fill', 'light'],
  ['a label in a panel', 'color:label', 'large-fill'],
  ['secondary text in a panel', 'color:secondary-label', 'large-fill'],
  ['the label of the prominent action', 'color:on-tint', 'tint'],
  ['the selected tab', 'color:tint', 'fill', 'selected'],
]

const lowestContrasts = (
  variant: GlassVariant,
  accent: string,
  backdrops: readonly Rgba[],
): Record<string, number> => {
  const glassVariables = glassVariablesOf(variant)
  const colors = colorsOf(variant, accent)
  const colorOfLayer = (name: string): Rgba => {
    const token = name === 'label' ? 'label' : name.startsWith('color:') && name.replace('color:', '')
    return resolveColor(
      (token ? (glassVariables[`--pb-${token}`] ?? colors[token]) : glassVariables[name]) ?? '',
      colors,
    )
  }
  // Dark glass over pictures is not used for panels and actions.
  const usedCases =
    variant === 'media'
      ? contrastCases.filter(([, , layer]) => layer !== 'large-fill' && layer !== 'tint')
      : contrastCases
  return Object.fromEntries(
    usedCases.map(([name, textColor, ...layers]) => {
      const filter = glassVariables[layers[0] === 'large-fill' ? 'large-filter' : 'filter'] ?? ''
      const ratios = backdrops.map((backdrop) => {
        const background = layers.reduce(
          (below, layer) => blendOver(colorOfLayer(layer), below),
          applyFilter(backdrop, filter),
        )
        return contrast(hexOf(blendOver(colorOfLayer(textColor), background)), hexOf(background))
      })
      return [name, Math.min(...ratios)]
    }),
  )
}

const insufficientContrasts = (ratios: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(ratios).filter(([, ratio]) => ratio < MIN_TEXT_CONTRAST))

describe.each(['light', 'dark', 'media'] as const)('text on the glass of iOS 26, %s', (theme) => {
  it.each(ACCENTS)('has enough contrast over black and white (accent %s)', (accent) => {
    expect(insufficientContrasts(lowestContrasts(theme, accent, [BLACK, WHITE]))).toEqual({})
  })

  it('has enough contrast over the darkest and the lightest part of every picture', async () => {
    const files = readdirSync(MASTERS_FOLDER).filter((file) => file.endsWith('.webp'))
    expect(files.length).toBeGreaterThan(80)
    const backdrops = (
      await Promise.all(files.map((file) => darkestAndLightestColors(MASTERS_FOLDER + file)))
    ).flat()
    expect(insufficientContrasts(lowestContrasts(theme, 'blue', backdrops))).toEqual({})
  }, 60_000)
})

it('is dark wherever a screen uses white labels', () => {
  const files = readdirSync('components/patterns', { recursive: true, encoding: 'utf8' })
  const lines = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`components/patterns/${file}`, 'utf8').split('\n'))
    .filter((line) => line.includes('[--pb-label:#fff]'))
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => !line.includes('ios-26:glass-dark'))).toEqual([])
})
