import type { Mode, Theme } from '../../frame/state'
import {
  expressiveColors,
  expressiveMetrics,
  ios26Overrides,
  metrics,
  squircleRadii,
  TEXT_STYLES,
} from '../../frame/tokens'
import type { TokenValues } from './color'
import { accentValues, colorValues, PREVIOUS_GENERATION } from './token-sets'
import {
  arabicTypographyVariables,
  expressiveArabicTypographyVariables,
  expressiveTypographyVariables,
  typographyVariables,
  withFontFallbacks,
} from './typography'

const createRule = (selector: string, values: TokenValues): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => ` --pb-${name}: ${value};`)
    .join('\n')}\n}\n`

const platformRules = (accent: string, mode: Mode): string[] => {
  const selector = `[data-mode='${mode}']`
  const { font = '', ...sizes } = metrics[mode]
  const baseValues = { ...sizes, font: withFontFallbacks(font), ...typographyVariables(mode) }
  return [
    createRule(selector, { ...baseValues, ...colorValues(accent, mode, 'light', PREVIOUS_GENERATION[mode]) }),
    createRule(
      `${selector}[data-theme='dark']`,
      colorValues(accent, mode, 'dark', PREVIOUS_GENERATION[mode]),
    ),
    createRule(`${selector}[data-lang='ar']`, arabicTypographyVariables(mode)),
  ]
}

/**
 * Returns the rules of iOS 26 and Material 3 Expressive, which override values of the previous generations. Where Apple's system
 * font is available, the tracking is 0, because that font has its own tracking.
 */
const newestGenerationRules = (accent: string): string[] => {
  const iosSelector = "[data-mode='ios']:not([data-generation='18'])"
  const mdSelector = "[data-mode='md']:not([data-generation='baseline'])"
  const darkSelector = "[data-theme='dark']"
  const { font = '', ...sizes } = ios26Overrides.metrics
  const tracking = Object.fromEntries(TEXT_STYLES.map((name) => [`tracking-${name}`, '0em']))
  const expressiveValues = (theme: Theme) => ({
    ...expressiveColors[theme],
    ...accentValues(accent, 'md', theme),
  })
  const tintFillValues = (theme: Theme) => ({
    'tint-fill': accentValues(accent, 'ios', theme)['tint-fill'] ?? '',
  })
  return [
    createRule(iosSelector, {
      ...sizes,
      font: withFontFallbacks(font),
      ...ios26Overrides.light,
      ...tintFillValues('light'),
    }),
    createRule(`${iosSelector}${darkSelector}`, { ...ios26Overrides.dark, ...tintFillValues('dark') }),
    `@supports (font: -apple-system-body) {\n${createRule(iosSelector, tracking)}}\n`,
    createRule(mdSelector, {
      ...expressiveMetrics,
      ...expressiveTypographyVariables(),
      ...expressiveValues('light'),
    }),
    createRule(`${mdSelector}${darkSelector}`, expressiveValues('dark')),
    createRule(`${mdSelector}[data-lang='ar']`, expressiveArabicTypographyVariables()),
  ]
}

/** Returns the rules that set the CSS variables, without the comment at the start of {@link cssVariables}. */
export const variableRules = (accent: string): string =>
  [
    ...platformRules(accent, 'ios'),
    ...platformRules(accent, 'md'),
    `@supports (corner-shape: squircle) {\n${createRule("[data-mode='ios']", squircleRadii)}}\n`,
    ...newestGenerationRules(accent),
  ].join('\n')

/**
 * Returns the tokens of one accent as CSS variables: both platforms in two generations each, light and dark, Latin and Arabic.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const cssVariables = (accent: string): string =>
  `/*
* Patternbook design tokens, accent ${accent}. The nearest element with these attributes sets the values:
* data-mode="ios" or "md" · data-theme="dark" on the same element · data-lang="ar" on the same element
* data-generation="18" or "baseline" on the same element for iOS 18 or Material 3 Baseline; otherwise iOS 26 or Material 3 Expressive
* --text-scale is a factor for all text sizes.
*/

${variableRules(accent)}`
