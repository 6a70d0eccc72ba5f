import { variableBlocks } from './css-variables'
import { themeNames } from './theme-names'

/** The variants of app/globals.css: the nearest frame decides. */
export const VARIANTS = [
  "@custom-variant ios (&:where([data-mode='ios'] *):not(:where([data-mode='ios'] [data-mode='md'] *)));",
  "@custom-variant material (&:where([data-mode='md'] *):not(:where([data-mode='md'] [data-mode='ios'] *)));",
  "@custom-variant theme-dark (&:where([data-theme='dark'], [data-theme='dark'] *):not(:where([data-theme='dark'] [data-theme='light'], [data-theme='dark'] [data-theme='light'] *)));",
] as const

/**
 * The tokens of one accent as a theme for Tailwind CSS 4: the names for utilities, the variants of the platforms, and
 * the values that both stand on.
 * @param accent name of one of the ten, or six hex digits
 */
export const tailwindTheme = (accent: string): string => {
  const names = Object.entries(themeNames()).map(([name, value]) => `  --${name}: ${value};`)
  return `/*
 * Theme of Patternbook for Tailwind CSS 4, accent ${accent}. Import it after Tailwind:
 *   @import 'tailwindcss';
 *   @import './patternbook-${accent}.tailwind.css';
 * Then bg-page, text-tint, text-body, rounded-card, ios:…, material:… and theme-dark:… are there, below an element with
 * data-mode="ios" or "md", and data-theme="dark" where it is dark.
 */

${VARIANTS.join('\n')}

@theme inline {
${names.join('\n')}
}

@layer base {
${variableBlocks(accent)}}
`
}
