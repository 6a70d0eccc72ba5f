import { readFileSync } from 'node:fs'
import postcss, { type Root } from 'postcss'
import { describe, expect, it } from 'vitest'
import { ACCENTS } from '../../frame/state'
import { ACCENT_TOKEN_NAMES, colors, metrics, squircleRadii, TEXT_STYLES } from '../../frame/tokens'
import { cssVariables } from './css-variables'
import { withFontFallbacks } from './typography'

type Look = { mode: string; generation: string; theme: string; lang: string; accent: string }

/**
 * Returns the values that the rules outside at-rules set for an element with these attributes. Of two rules, the one with more
 * attribute selectors wins; if both have the same number, the later one wins.
 */
const valuesOf = (css: Root, look: Look): Record<string, string> => {
  const blocks: { weight: number; values: [string, string][] }[] = []
  css.walkRules((rule) => {
    if (rule.parent?.type === 'atrule') return
    const attributeSelectors = [...rule.selector.matchAll(/(:not\()?\[data-(\w+)='(\w+)'\]/g)]
    if (!attributeSelectors.every(([, not, key, value]) => (look[key as keyof Look] === value) === !not))
      return
    const values: [string, string][] = []
    rule.walkDecls(({ prop, value }) => void values.push([prop, value]))
    blocks.push({ weight: attributeSelectors.length, values })
  })
  blocks.sort((a, b) => a.weight - b.weight)
  return Object.fromEntries(blocks.flatMap(({ values }) => values))
}

const looks = [
  ['ios', '26'],
  ['ios', '18'],
  ['md', 'expressive'],
  ['md', 'baseline'],
].flatMap(([mode = '', generation = '']) =>
  ['light', 'dark'].flatMap((theme) => ['en', 'ar'].map((lang) => ({ mode, generation, theme, lang }))),
)

const siteCss = postcss.parse(readFileSync('app/tokens.css', 'utf8'))

describe.each(ACCENTS)('the CSS variables of %s', (accent) => {
  const exportedCss = postcss.parse(cssVariables(accent))

  it('are those of the site, in every generation, theme, and language', () => {
    for (const look of looks) {
      const { '--pb-font': font, ...exportedValues } = valuesOf(exportedCss, { ...look, accent: '' })
      const { '--pb-font': siteFont, ...siteValues } = valuesOf(siteCss, { ...look, accent })
      expect(exportedValues, JSON.stringify(look)).toEqual(siteValues)
      expect(font).toBe(withFontFallbacks(siteFont ?? ''))
    }
  })
})

it('any other color has every token too, without missing values', () => {
  const css = cssVariables('ff8800')
  const root = postcss.parse(css)
  for (const mode of ['ios', 'md'] as const) {
    const names = Object.keys(
      valuesOf(root, { mode, generation: '', theme: 'light', lang: 'en', accent: '' }),
    )
    const expectedNames = [
      ...Object.keys(metrics[mode]),
      ...Object.keys(colors[mode].light),
      ...TEXT_STYLES.flatMap((name) =>
        ['text', 'line', 'weight', 'tracking'].map((part) => `${part}-${name}`),
      ),
      ...ACCENT_TOKEN_NAMES.slice(0, 6).filter(
        (name) => mode === 'ios' || name === 'ink' || name === 'accent-gradient',
      ),
      ...(mode === 'md' ? ACCENT_TOKEN_NAMES.slice(6) : []),
    ]
    expect(names).toEqual(expect.arrayContaining(expectedNames.map((name) => `--pb-${name}`)))
  }
  expect(css).not.toMatch(/undefined|NaN|\[object/)
})

it('the radii of continuous corners are included', () => {
  const css = cssVariables('blue')
  for (const [name, value] of Object.entries(squircleRadii)) expect(css).toContain(`--pb-${name}: ${value};`)
})
