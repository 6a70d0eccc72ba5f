import { variableRules } from './css-variables'
import { themeVariables } from './theme-variables'

/** Returns the rule of the variant for one generation. The variant does not apply in nested frames of other generations. */
const generationVariant = (name: string, selector: string, otherSelectors: readonly string[]): string =>
  `@custom-variant ${name} (&:where(${selector} *):not(:where(${otherSelectors.map((other) => `${selector} ${other} *`).join(', ')})));`

const [IOS_26_SELECTOR, IOS_18_SELECTOR] = [
  "[data-mode='ios']:not([data-generation='18'])",
  "[data-mode='ios'][data-generation='18']",
]
const [EXPRESSIVE_SELECTOR, BASELINE_SELECTOR] = [
  "[data-mode='md']:not([data-generation='baseline'])",
  "[data-mode='md'][data-generation='baseline']",
]

/** The rules of the variants for platforms, generations, and the dark theme, as in app/globals.css. */
export const VARIANT_RULES = [
  "@custom-variant ios (&:where([data-mode='ios'] *):not(:where([data-mode='ios'] [data-mode='md'] *)));",
  "@custom-variant material (&:where([data-mode='md'] *):not(:where([data-mode='md'] [data-mode='ios'] *)));",
  generationVariant('ios-26', IOS_26_SELECTOR, ["[data-mode='md']", IOS_18_SELECTOR]),
  generationVariant('ios-18', IOS_18_SELECTOR, ["[data-mode='md']", IOS_26_SELECTOR]),
  generationVariant('expressive', EXPRESSIVE_SELECTOR, ["[data-mode='ios']", BASELINE_SELECTOR]),
  generationVariant('baseline', BASELINE_SELECTOR, ["[data-mode='ios']", EXPRESSIVE_SELECTOR]),
  "@custom-variant theme-dark (&:where([data-theme='dark'], [data-theme='dark'] *):not(:where([data-theme='dark'] [data-theme='light'], [data-theme='dark'] [data-theme='light'] *)));",
] as const

/**
 * Returns the tokens of one accent as a theme for Tailwind CSS 4: the names of utilities, the variants for platforms,
 * generations, and the dark theme, and the values of the tokens.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const tailwindTheme = (accent: string): string => {
  const declarations = Object.entries(themeVariables()).map(([name, value]) => `  --${name}: ${value};`)
  return `/*
 * Patternbook theme for Tailwind CSS 4, accent ${accent}. Import it after Tailwind:
 *   @import 'tailwindcss';
 *   @import './patternbook-${accent}.tailwind.css';
 *
 * You can then use bg-page, text-tint, text-body, rounded-card, ios:…, material:…, and theme-dark:… inside an element with
 * data-mode="ios" or "md", and data-theme="dark" in the dark theme. The variants ios-18:… and baseline:… and their values apply
 * inside elements that also have data-generation="18" or "baseline"; ios-26:… and expressive:… apply in all others.
 */

${VARIANT_RULES.join('\n')}

@theme inline {
${declarations.join('\n')}
}

@layer base {
${variableRules(accent)}}
`
}
