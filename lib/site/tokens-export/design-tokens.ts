import type { Mode, Theme } from '../../frame/state'
import { squircleRadii } from '../../frame/tokens'
import { hexOf, type Rgba, resolveColor, type TokenValues, tokenNameIn } from './color'
import { gradientStopsOf } from './color-pairs'
import { colorValues, type Generation, metricValues, seedColorOf, textStyleMetrics } from './token-sets'
import { fontFamilies } from './typography'

/** URL of the schema of the format: Design Tokens Community Group, Format and Color Module 2025.10. */
const SCHEMA_URL = 'https://www.designtokens.org/schemas/2025.10/format.json'

/** Names of the groups in the file, by generation. */
const GROUP_NAMES = {
  '26': 'ios',
  expressive: 'material',
  '18': 'ios-18',
  baseline: 'material-baseline',
} as const satisfies Record<Generation, string>

type ColorTokenValue = {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha?: number
  hex: string
}
type Dimension = { value: number; unit: 'px' }
type Token = { $type?: string; $value: unknown; $description?: string }
type Group = { [name: string]: Group | Token | string }

const colorTokenValue = (color: Rgba): ColorTokenValue => {
  const channel = (value: number) => Number((Math.round(value) / 255).toFixed(4))
  return {
    colorSpace: 'srgb',
    components: [channel(color.r), channel(color.g), channel(color.b)],
    ...(color.a < 1 && { alpha: Number(color.a.toFixed(3)) }),
    hex: hexOf(color),
  }
}

const px = (value: number): Dimension => ({ value: Number(value.toFixed(3)), unit: 'px' })

/** Returns the colors of one set, without its gradient. A value `var(--pb-…)` becomes a reference to the token of that name. */
const colorGroup = (values: TokenValues, generation: Generation, theme: Theme): Group => {
  const group: Group = { $type: 'color' }
  for (const [name, value] of Object.entries(values)) {
    if (name === 'accent-gradient') continue
    const referencedName = tokenNameIn(value)
    group[name] = {
      $value: referencedName
        ? `{${GROUP_NAMES[generation]}.${theme}.color.${referencedName}}`
        : colorTokenValue(resolveColor(value, values)),
    }
  }
  return group
}

const gradientToken = (value: string): Token => {
  const stops = gradientStopsOf(value)
  const angle = /\((\d+)deg/.exec(value)?.[1] ?? ''
  const positions = [...value.matchAll(/#[0-9a-f]{6}(?: ([\d.]+)%)?/gi)].map(([, percentage]) => percentage)
  return {
    $type: 'gradient',
    $description: `Linear, at ${angle} degrees.`,
    $value: stops.map((stop, index) => ({
      color: colorTokenValue(resolveColor(stop, {})),
      position: positions[index] ? Number(positions[index]) / 100 : index / (stops.length - 1),
    })),
  }
}

/** Matches one layer of a CSS shadow: two offsets, the blur, an optional spread, and the color. */
const SHADOW_LAYER = /^(0|-?[\d.]+px) (0|-?[\d.]+px) (0|-?[\d.]+px)(?: (0|-?[\d.]+px))? (rgb\([^)]*\))$/

const shadowToken = (value: string): Token => {
  const layers = value === 'none' ? ['0 0 0 rgb(0 0 0 / 0)'] : value.split(', ')
  return {
    $type: 'shadow',
    $value: layers.map((layer) => {
      const [, x = '', y = '', blur = '', spread = '0', color = ''] = SHADOW_LAYER.exec(layer) ?? []
      const [offsetX, offsetY, blurSize, spreadSize] = [x, y, blur, spread].map((part) =>
        px(Number.parseFloat(part)),
      )
      return {
        color: colorTokenValue(resolveColor(color, {})),
        offsetX,
        offsetY,
        blur: blurSize,
        spread: spreadSize,
      }
    }),
  }
}

const lengthGroup = (values: TokenValues): Group => {
  const group: Group = { $type: 'dimension' }
  for (const [name, value] of Object.entries(values))
    if (/^[\d.]+px$/.test(value)) group[name] = { $value: px(Number.parseFloat(value)) }
  return group
}

const textStyleGroup = (mode: Mode, generation: Generation): Group => {
  const group: Group = { $type: 'typography' }
  const fontFamily = fontFamilies(metricValues(mode, generation).font ?? '')
  for (const [name, [size, lineHeight, fontWeight, tracking]] of Object.entries(
    textStyleMetrics(mode, generation),
  ))
    group[name] = {
      $value: {
        fontFamily,
        fontSize: px(size),
        fontWeight,
        letterSpacing: px(size * tracking),
        lineHeight: Number((lineHeight / size).toFixed(5)),
      },
    }
  return group
}

const platformGroup = (accent: string, mode: Mode, generation: Generation): Group => {
  const metrics = metricValues(mode, generation)
  const themeGroup = (theme: Theme): Group => {
    const values = colorValues(accent, mode, theme, generation)
    return {
      color: colorGroup(values, generation, theme),
      'accent-gradient': gradientToken(values['accent-gradient'] ?? ''),
    }
  }
  return {
    light: themeGroup('light'),
    dark: themeGroup('dark'),
    size: lengthGroup(metrics),
    ...(generation === '18' && {
      continuous: { $description: 'Radii of continuous corners.', ...lengthGroup(squircleRadii) },
    }),
    font: { $type: 'fontFamily', $value: fontFamilies(metrics.font ?? '') },
    text: textStyleGroup(mode, generation),
    shadow: {
      card: shadowToken(metrics['shadow-card'] ?? 'none'),
      float: shadowToken(metrics['shadow-float'] ?? 'none'),
    },
  }
}

/**
 * Returns the tokens of one accent in the format of the W3C Design Tokens Community Group (2025.10), as JSON text.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const designTokens = (accent: string): string => {
  const file = {
    $schema: SCHEMA_URL,
    $description: `Patternbook design tokens, accent ${accent}: iOS 26, Material 3 Expressive, iOS 18, and Material 3 Baseline, light and dark.`,
    seed: { $type: 'color', $value: colorTokenValue(resolveColor(seedColorOf(accent), {})) },
    [GROUP_NAMES['26']]: platformGroup(accent, 'ios', '26'),
    [GROUP_NAMES.expressive]: platformGroup(accent, 'md', 'expressive'),
    [GROUP_NAMES['18']]: platformGroup(accent, 'ios', '18'),
    [GROUP_NAMES.baseline]: platformGroup(accent, 'md', 'baseline'),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
