import { metrics, squircleRadii } from '../../frame/tokens'
import type { Values } from './color'
import { colorValues, type Mode } from './sets'
import { arabicValues, portableFont, typeValues } from './type-values'

const block = (selector: string, values: Values): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  --pb-${name}: ${value};`)
    .join('\n')}\n}\n`

const platform = (accent: string, mode: Mode): string[] => {
  const at = `[data-mode='${mode}']`
  const { font = '', ...sizes } = metrics[mode]
  const own = { ...sizes, font: portableFont(font), ...typeValues(mode) }
  return [
    block(at, { ...own, ...colorValues(accent, mode, 'light') }),
    block(`${at}[data-theme='dark']`, colorValues(accent, mode, 'dark')),
    block(`${at}[data-lang='ar']`, arabicValues(mode)),
  ]
}

/** The blocks alone, for a file that says more. */
export const variableBlocks = (accent: string): string =>
  [
    ...platform(accent, 'ios'),
    ...platform(accent, 'md'),
    `@supports (corner-shape: squircle) {\n${block("[data-mode='ios']", squircleRadii)}}\n`,
  ].join('\n')

/**
 * The tokens of one accent as CSS variables: both platforms, light and dark, Latin and Arabic.
 * @param accent name of one of the ten, or six hex digits
 */
export const cssVariables = (accent: string): string =>
  `/*
 * Design tokens of Patternbook, accent ${accent}. The nearest element that carries these attributes decides:
 *   data-mode="ios" or "md" · data-theme="dark" beside it · data-lang="ar" beside it
 * --text is the factor on all text sizes.
 */

${variableBlocks(accent)}`
