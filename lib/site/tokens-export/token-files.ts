import { cssVariables } from './css-variables'
import { designTokens } from './design-tokens'
import { tailwindTheme } from './tailwind-theme'

/** A file format of the tokens. */
export type TokenFormat = 'css' | 'tailwind' | 'json'

type FormatInfo = {
  title: string
  description: string
  extension: string
  mimeType: string
  createText: (accent: string) => string
}

/** The file formats, in the order in which the Tokens page offers them. */
export const TOKEN_FORMATS: Readonly<Record<TokenFormat, FormatInfo>> = {
  css: {
    title: 'CSS variables',
    description: 'Both platforms, light and dark, selected by data-mode and data-theme. For any style sheet.',
    extension: 'css',
    mimeType: 'text/css',
    createText: cssVariables,
  },
  tailwind: {
    title: 'Tailwind theme',
    description:
      'For Tailwind CSS 4: utility names, the ios:, material:, and theme-dark: variants, and the values.',
    extension: 'tailwind.css',
    mimeType: 'text/css',
    createText: tailwindTheme,
  },
  json: {
    title: 'Design tokens (W3C)',
    description: 'For tools that read the Design Tokens Community Group format, version 2025.10.',
    extension: 'tokens.json',
    mimeType: 'application/json',
    createText: designTokens,
  },
}

/** A file with the tokens of one accent. */
type TokenFile = { name: string; mimeType: string; text: string }

/**
 * Returns the tokens of one accent as a file.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const createTokenFile = (format: TokenFormat, accent: string): TokenFile => {
  const { extension, mimeType, createText } = TOKEN_FORMATS[format]
  return { name: `patternbook-${accent}.${extension}`, mimeType, text: createText(accent) }
}
