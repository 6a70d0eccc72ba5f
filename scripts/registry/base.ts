/**
 * What all screens stand on, as CSS: tokens, variants, utilities, names for Tailwind, the shapes and colors of pictures that
 * are on their way. Taken from the style sheets and the configuration that the site itself is built from.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { themeNames } from '@/lib/tokens-export/theme-names'
import { root } from '../settings'
import { type CssBlock, cssBlocks } from './css'

const sheet = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Names that apps of shadcn use as well: outside of a pattern frame they keep what they meant. */
const SHARED = ['primary', 'secondary', 'ring']

/** The names for Tailwind 4, those that apps share with us falling back to the app's own. */
export const theme = (): Record<string, string> => {
  const names = themeNames()
  for (const name of SHARED)
    names[`color-${name}`] = names[`color-${name}`]?.replace(/\)$/, `, var(--${name}))`) ?? ''
  return names
}

/** The site's own sheet without what belongs to its page: imports, sources, and rules of html and body. */
const globals = (): string => {
  const css = postcss.parse(sheet('app/globals.css'))
  css.walkAtRules(/^(import|source|config)$/, (rule) => void rule.remove())
  css.walkAtRules('layer', (rule) => void (rule.nodes ?? rule.remove()))
  css.walkAtRules('custom-variant', (rule) => {
    // Apps of shadcn go by a class.
    if (rule.params.startsWith('dark '))
      rule.params =
        "dark (&:where([data-theme='dark'], [data-theme='dark'] *, .dark:not(:has([data-theme])), .dark:not(:has([data-theme])) *):not(:where([data-theme='dark'] [data-theme='light'], [data-theme='dark'] [data-theme='light'] *)))"
  })
  css.walkRules(/^(html|body|button|\[data-ar-pending\])/, (rule) => void rule.remove())
  return css.toString()
}

/** What the page itself does on the site, for the frame alone. */
const frame = `
@layer base {
  :root {
    --font-inter: 'Inter Variable', 'Noto Sans Arabic Variable', Inter;
    --font-roboto: 'Roboto Flex Variable', 'Noto Sans Arabic Variable', Roboto;
    --font-arabic: 'Noto Sans Arabic Variable';
  }
  [data-frame] {
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  [data-frame][data-theme='dark'] {
    color-scheme: dark;
  }
  [data-frame] button, [data-frame] [role='button'] {
    cursor: pointer;
  }
}
`

const merged = (into: CssBlock, from: CssBlock): CssBlock => {
  for (const [name, value] of Object.entries(from)) {
    const there = into[name]
    into[name] = typeof there === 'object' && typeof value === 'object' ? merged(there, value) : value
  }
  return into
}

/** The base as the registry carries it. */
export const baseCss = (): CssBlock =>
  [cssBlocks(globals(), 'base'), cssBlocks(frame, 'base'), cssBlocks(sheet('app/tokens.css'), 'base')].reduce(
    merged,
    {},
  )

/** What shows until a picture arrives. */
export const pictureCss = (): CssBlock => cssBlocks(sheet('app/media.css'), 'components')

/** The same as one sheet, for whoever copies files instead of calling the command line. */
export const baseSheet = (): string => {
  const names = Object.entries(theme()).map(([name, value]) => `  --${name}: ${value};`)
  const tokens = `@layer base {\n${sheet('app/tokens.css').replace(/^\/\*.*\*\/\n/, '')}}\n`
  return [
    `@theme inline {\n${names.join('\n')}\n}\n`,
    globals().trim(),
    frame.trim(),
    tokens,
    sheet('app/media.css'),
  ].join('\n')
}
