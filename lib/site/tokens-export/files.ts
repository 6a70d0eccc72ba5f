import { cssVariables } from './css-variables'
import { designTokens } from './design-tokens'
import { tailwindTheme } from './tailwind-theme'

/** A file format of the tokens. */
export type Format = 'css' | 'tailwind' | 'json'

type FormatInfo = {
  title: string
  description: string
  extension: string
  type: string
  createText: (accent: string) => string
}

/** The file formats, in the order in which the page offers them. */
export const FORMATS: Readonly<Record<Format, FormatInfo>> = {
  css: {
    title: 'CSS variables',
    description: 'Both platforms, light and dark, selected by data-mode and data-theme. For any style sheet.',
    extension: 'css',
    type: 'text/css',
    createText: cssVariables,
  },
  tailwind: {
    title: 'Tailwind theme',
    description:
      'For Tailwind CSS 4: utility names, the ios:, material:, and theme-dark: variants, and the values.',
    extension: 'tailwind.css',
    type: 'text/css',
    createText: tailwindTheme,
  },
  json: {
    title: 'Design tokens (W3C)',
    description: 'For tools that read the Design Tokens Community Group format, version 2025.10.',
    extension: 'tokens.json',
    type: 'application/json',
    createText: designTokens,
  },
}

/** A file with the tokens of one accent. */
type TokenFile = { name: string; type: string; text: string }

/**
 * Returns the tokens of one accent as a file.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const tokenFile = (format: Format, accent: string): TokenFile => {
  const { extension, type, createText } = FORMATS[format]
  return { name: `patternbook-${accent}.${extension}`, type, text: createText(accent) }
}
