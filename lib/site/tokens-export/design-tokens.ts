import { metrics, squircleRadii, type } from '../../frame/tokens'
import { hexOf, type Rgba, resolved, tokenIn, type Values } from './color'
import { stopsOf } from './pairs'
import { colorValues, type Mode, seedOf, type Theme } from './sets'
import { fontNames } from './type-values'

/** Where the format is described: Design Tokens Community Group, Format and Color Module 2025.10. */
const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json'

const NAMES = { ios: 'ios', md: 'material' } as const

type ColorValue = { colorSpace: 'srgb'; components: [number, number, number]; alpha?: number; hex: string }
type Dimension = { value: number; unit: 'px' }
type Token = { $type?: string; $value: unknown; $description?: string }
type Group = { [name: string]: Group | Token | string }

const colorValue = (color: Rgba): ColorValue => {
  const part = (value: number) => Number((Math.round(value) / 255).toFixed(4))
  return {
    colorSpace: 'srgb',
    components: [part(color.r), part(color.g), part(color.b)],
    ...(color.a < 1 && { alpha: Number(color.a.toFixed(3)) }),
    hex: hexOf(color),
  }
}

const px = (value: number): Dimension => ({ value: Number(value.toFixed(3)), unit: 'px' })

/** Colors of one set; what stands for another token says so. */
const colors = (values: Values, mode: Mode, theme: Theme): Group => {
  const group: Group = { $type: 'color' }
  for (const [name, value] of Object.entries(values)) {
    if (name === 'grad') continue
    const other = tokenIn(value)
    group[name] = {
      $value: other ? `{${NAMES[mode]}.${theme}.color.${other}}` : colorValue(resolved(value, values)),
    }
  }
  return group
}

const gradient = (value: string): Token => {
  const stops = stopsOf(value)
  const angle = /\((\d+)deg/.exec(value)?.[1] ?? ''
  const places = [...value.matchAll(/#[0-9a-f]{6}(?: ([\d.]+)%)?/gi)].map(([, at]) => at)
  return {
    $type: 'gradient',
    $description: `Linear, at ${angle} degrees.`,
    $value: stops.map((stop, at) => ({
      color: colorValue(resolved(stop, {})),
      position: places[at] ? Number(places[at]) / 100 : at / (stops.length - 1),
    })),
  }
}

const LAYER = /^(0|-?[\d.]+px) (0|-?[\d.]+px) (0|-?[\d.]+px)(?: (0|-?[\d.]+px))? (rgb\([^)]*\))$/

const shadow = (value: string): Token => {
  const layers = value === 'none' ? ['0 0 0 rgb(0 0 0 / 0)'] : value.split(', ')
  return {
    $type: 'shadow',
    $value: layers.map((layer) => {
      const [, x = '', y = '', blur = '', spread = '0', color = ''] = LAYER.exec(layer) ?? []
      const [offsetX, offsetY, soft, wide] = [x, y, blur, spread].map((part) => px(Number.parseFloat(part)))
      return { color: colorValue(resolved(color, {})), offsetX, offsetY, blur: soft, spread: wide }
    }),
  }
}

const lengths = (values: Values): Group => {
  const group: Group = { $type: 'dimension' }
  for (const [name, value] of Object.entries(values))
    if (/^[\d.]+px$/.test(value)) group[name] = { $value: px(Number.parseFloat(value)) }
  return group
}

const textStyles = (mode: Mode): Group => {
  const group: Group = { $type: 'typography' }
  const fontFamily = fontNames(metrics[mode].font ?? '')
  for (const [name, [size, line, fontWeight, tracking]] of Object.entries(type[mode]))
    group[name] = {
      $value: {
        fontFamily,
        fontSize: px(size),
        fontWeight,
        letterSpacing: px(size * tracking),
        lineHeight: Number((line / size).toFixed(5)),
      },
    }
  return group
}

const platform = (accent: string, mode: Mode): Group => {
  const set = (theme: Theme): Group => {
    const values = colorValues(accent, mode, theme)
    return { color: colors(values, mode, theme), grad: gradient(values.grad ?? '') }
  }
  return {
    light: set('light'),
    dark: set('dark'),
    size: lengths(metrics[mode]),
    ...(mode === 'ios' && {
      continuous: { $description: 'Radii of continuous corners.', ...lengths(squircleRadii) },
    }),
    font: { $type: 'fontFamily', $value: fontNames(metrics[mode].font ?? '') },
    text: textStyles(mode),
    shadow: {
      card: shadow(metrics[mode]['shadow-card'] ?? 'none'),
      float: shadow(metrics[mode]['shadow-float'] ?? 'none'),
    },
  }
}

/**
 * The tokens of one accent in the format of the W3C Design Tokens Community Group (2025.10), as text.
 * @param accent name of one of the ten, or six hex digits
 */
export const designTokens = (accent: string): string => {
  const file = {
    $schema: SCHEMA,
    $description: `Design tokens of Patternbook, accent ${accent}: iOS and Material, light and dark.`,
    seed: { $type: 'color', $value: colorValue(resolved(seedOf(accent), {})) },
    [NAMES.ios]: platform(accent, 'ios'),
    [NAMES.md]: platform(accent, 'md'),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
