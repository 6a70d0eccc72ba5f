import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accentTokens } from '../../frame/accent-tokens'
import { ACCENTS } from '../../frame/state'
import { colors, squircleRadii } from '../../frame/tokens'
import { resolveColor } from './color'
import { designTokens } from './design-tokens'
import {
  colorValues,
  metricValues,
  NEWEST_GENERATION,
  PREVIOUS_GENERATION,
  seedColorOf,
  TOKEN_SETS,
  textStyleMetrics,
} from './token-sets'

const unitInterval = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const reference = v.pipe(v.string(), v.regex(/^\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}$/))
const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([unitInterval, unitInterval, unitInterval]),
  alpha: v.optional(unitInterval),
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
})
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) })
const family = v.pipe(v.array(v.string()), v.minLength(1))
const shadowLayer = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
})

/** Schemas of token values, by token type: only the types that we use, based on designtokens.org/schemas/2025.10. */
const valueSchemas: Readonly<Record<string, v.GenericSchema>> = {
  color: v.union([color, reference]),
  dimension,
  fontFamily: family,
  typography: v.strictObject({
    fontFamily: family,
    fontSize: dimension,
    fontWeight: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
    letterSpacing: dimension,
    lineHeight: v.number(),
  }),
  gradient: v.pipe(v.array(v.strictObject({ color, position: unitInterval })), v.minLength(1)),
  shadow: v.pipe(v.array(shadowLayer), v.minLength(1)),
}

type Tokens = Map<string, { type: string; value: unknown }>

/** Returns all tokens by their paths. Throws if something is neither a group nor a token of a known type. */
const parseTokens = (text: string): Tokens => {
  const found: Tokens = new Map()
  const walk = (node: Record<string, unknown>, path: string[], inherited?: string): void => {
    const type = (node.$type as string | undefined) ?? inherited
    const keys = Object.keys(node).filter((key) => !key.startsWith('$'))
    if ('$value' in node) {
      expect(keys, `${path.join('.')} is a token and a group`).toEqual([])
      v.parse(valueSchemas[type ?? ''] ?? v.never(), node.$value)
      found.set(path.join('.'), { type: type ?? '', value: node.$value })
      return
    }
    for (const key of keys) {
      expect(key).toMatch(/^[^${}.][^{}.]*$/)
      walk(node[key] as Record<string, unknown>, [...path, key], type)
    }
  }
  walk(JSON.parse(text) as Record<string, unknown>, [])
  return found
}

/** Returns the hex color of a token, with references resolved; undefined if there is no such token. */
const hexAt = (tokens: Tokens, path: string): unknown => {
  const value = tokens.get(path)?.value
  if (typeof value === 'string') return hexAt(tokens, value.slice(1, -1))
  return (value as { hex?: string } | undefined)?.hex
}

describe.each([...ACCENTS, 'ff8800', '000000', 'ffffff'])('the design tokens of %s', (accent) => {
  const tokens = parseTokens(designTokens(accent))

  it('contain every token of both platforms, in the types of the format', () => {
    for (const { mode, theme } of TOKEN_SETS) {
      const prefix = `${mode === 'ios' ? 'ios' : 'material'}.${theme}`
      for (const name of Object.keys(colors[mode][theme]))
        expect(tokens.get(`${prefix}.color.${name}`)).toBeDefined()
      for (const [name, value] of Object.entries(
        accentTokens(seedColorOf(accent), mode, theme, NEWEST_GENERATION[mode]),
      )) {
        if (name === 'accent-gradient') expect(tokens.get(`${prefix}.accent-gradient`)?.type).toBe('gradient')
        else if (accent !== 'blue' && value.startsWith('#'))
          expect(hexAt(tokens, `${prefix}.color.${name}`)).toBe(value)
      }
    }
  })

  it('have no references to missing tokens', () => {
    const references = [...tokens.values()]
      .map(({ value }) => value)
      .filter((value) => typeof value === 'string')
    for (const one of references) expect(tokens.has(one.slice(1, -1)), one).toBe(true)
  })

  it('have the colors of the screens', () => {
    for (const [mode, theme, generation, group] of TOKEN_SETS.flatMap(({ mode, theme }) => [
      [mode, theme, NEWEST_GENERATION[mode], mode === 'ios' ? 'ios' : 'material'] as const,
      [mode, theme, PREVIOUS_GENERATION[mode], mode === 'ios' ? 'ios-18' : 'material-baseline'] as const,
    ])) {
      const { 'accent-gradient': _, ...all } = colorValues(accent, mode, theme, generation)
      for (const [name, value] of Object.entries(all)) {
        const path = `${group}.${theme}.color.${name}`
        let found = tokens.get(path)?.value
        while (typeof found === 'string') found = tokens.get(found.slice(1, -1))?.value
        const { components, alpha = 1 } = v.parse(color, found)
        const { r, g, b, a } = resolveColor(value, all)
        expect(components.map((one) => Math.round(one * 255))).toEqual([r, g, b].map(Math.round))
        expect(alpha).toBeCloseTo(a, 2)
      }
    }
  })
})

it('sizes, radii, and text styles are those of the screens', () => {
  const tokens = parseTokens(designTokens('blue'))
  expect(tokens.get('ios.size.row')?.value).toEqual({ value: 53, unit: 'px' })
  expect(tokens.get('ios-18.size.row')?.value).toEqual({ value: 44, unit: 'px' })
  expect(tokens.get('ios.size.hairline')?.value).toEqual({ value: 0.5, unit: 'px' })
  for (const [mode, name, generation] of [
    ['ios', 'ios', '26'],
    ['md', 'material', 'expressive'],
    ['ios', 'ios-18', '18'],
    ['md', 'material-baseline', 'baseline'],
  ] as const) {
    for (const [key, value] of Object.entries(metricValues(mode, generation)))
      if (/px$/.test(value))
        expect(tokens.get(`${name}.size.${key}`)?.value).toEqual({
          value: Number.parseFloat(value),
          unit: 'px',
        })
    for (const [key, [size, line, weight]] of Object.entries(textStyleMetrics(mode, generation)))
      expect(tokens.get(`${name}.text.${key}`)?.value).toMatchObject({
        fontSize: { value: size, unit: 'px' },
        fontWeight: weight,
        lineHeight: expect.closeTo(line / size, 4),
      })
  }
  for (const key of Object.keys(squircleRadii)) expect(tokens.has(`ios-18.continuous.${key}`)).toBe(true)
  expect(tokens.get('ios-18.font')?.value).toEqual([
    'Inter',
    'Noto Sans Arabic',
    '-apple-system',
    'system-ui',
    'sans-serif',
  ])
  expect(tokens.get('material.shadow.float')?.value).toMatchObject([
    { offsetY: { value: 4 }, blur: { value: 8 }, spread: { value: 3 }, color: { alpha: 0.15 } },
    { offsetY: { value: 1 }, blur: { value: 3 }, spread: { value: 0 }, color: { alpha: 0.3 } },
  ])
})
