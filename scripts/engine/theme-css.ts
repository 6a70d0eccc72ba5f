/**
 * Creates the style sheet of the package from the style sheets and the Tailwind configuration of the site: theme variables for
 * Tailwind, tokens, variants, utilities, keyframes, the placeholders of pictures, and rules for forced colors.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { themeVariables } from '@/lib/site/tokens-export/theme-variables'
import { rootFolder } from '../settings'

const readSheet = (file: string) => readFileSync(path.join(rootFolder, file), 'utf8')

/** Names of the style sheets in `app` with the utilities of the newest generations, and of the overlays of each platform. */
const GENERATION_SHEET_NAMES = ['ios-26', 'ios-overlays', 'expressive', 'material-overlays'] as const

/**
 * Returns app/globals.css without what the package does not need or adds in another form: imports, sources, the order of layers,
 * and rules for the document and for buttons.
 */
const globalStyles = (): string => {
  const css = postcss.parse(readSheet('app/globals.css'))
  css.walkAtRules(/^(import|source|config)$/, (rule) => void rule.remove())
  css.walkAtRules('layer', (rule) => void (rule.nodes ?? rule.remove()))
  css.walkAtRules('custom-variant', (rule) => {
    // A frame that follows the app is dark inside an element that the app marks as dark, even before scripts run.
    if (rule.params.startsWith('theme-dark'))
      rule.params = rule.params.replace(
        "[data-theme='dark'] *)",
        "[data-theme='dark'] *, .dark [data-theme='app'], .dark [data-theme='app'] *)",
      )
  })
  css.walkRules(/^(html|body|button|\[data-arabic-pending\])/, (rule) => void rule.remove())
  return css.toString().trim()
}

/**
 * Styles that the site sets on the whole page, limited to frames, and styles of the overlay host that is a child of the body.
 */
const frameStyles = `@layer base {
  [data-frame] {
    --text-scale: 1;
    color-scheme: light;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  [data-frame][data-theme='dark'],
  :is(.dark, [data-theme='dark']) [data-frame][data-theme='app'] {
    color-scheme: dark;
  }
  [data-frame] :is(button, [role='button']) {
    cursor: pointer;
  }
  /* As in Tailwind's own reset, even if the app sets another color for all borders. */
  [data-frame] *,
  [data-frame] ::before,
  [data-frame] ::after {
    border-color: currentColor;
  }
  [data-frame][data-overlay-host] {
    position: fixed;
    inset: 0;
    z-index: 50000;
    background: none;
    pointer-events: none;
  }
  [data-overlay-host] > [data-overlays] > [data-overlay] {
    pointer-events: auto;
  }
}`

/** Returns a style sheet whose dark rules apply not only to dark frames, but also to frames that follow a dark app. */
const withAppTheme = (css: string): string => {
  const sheet = postcss.parse(css)
  sheet.walkRules(/\[data-theme='dark'\]/, (rule) => {
    const appThemeSelector = rule.selector.replace("[data-theme='dark']", "[data-theme='app']")
    rule.selectors = [rule.selector, `:is(.dark, [data-theme='dark']) ${appThemeSelector}`]
  })
  return sheet.toString()
}

/**
 * CSS variables with the names of font families: the fonts of the Fontsource packages and, as a fallback for Latin text, Inter or
 * Roboto on the device.
 */
const fontStyles = `@layer base {
  :root {
    --font-inter: 'Inter Variable', 'Noto Sans Arabic Variable', Inter;
    --font-roboto: 'Roboto Flex Variable', 'Noto Sans Arabic Variable', Roboto;
    --font-arabic: 'Noto Sans Arabic Variable';
  }
}`

/** Returns the rules for forced colors, without those for the shell of the site. */
const forcedColorStyles = (): string => {
  const css = postcss.parse(readSheet('app/forced-colors.css'))
  css.walkComments((comment) => void comment.remove())
  css.walkRules((rule) => {
    const keptSelectors = rule.selectors.filter((selector) => !selector.includes('.sh-'))
    if (keptSelectors.length === 0) rule.remove()
    else if (keptSelectors.length < rule.selectors.length) rule.selectors = keptSelectors
  })
  return css.toString().trim()
}

/**
 * Returns the whole style sheet.
 * @param sourceFolder path of the folder that Tailwind scans for classes, relative to the style sheet
 */
export const themeCss = (sourceFolder: string): string => {
  const declarations = Object.entries(themeVariables()).map(([name, value]) => `  --${name}: ${value};`)
  return [
    '/* Tokens, variants, and utilities of @patternbook/engine. Import it after Tailwind. */',
    `@source '${sourceFolder}';`,
    `@theme inline {\n${declarations.join('\n')}\n}`,
    fontStyles,
    globalStyles(),
    ...GENERATION_SHEET_NAMES.map((name) => readSheet(`app/${name}.css`)),
    frameStyles,
    `@layer base {\n${withAppTheme(readSheet('app/tokens.css').replace(/^\/\*.*\*\/\n/, ''))}}`,
    `@layer components {\n${readSheet('app/media.css')}}`,
    forcedColorStyles(),
    '',
  ].join('\n\n')
}
