import type { Config } from 'tailwindcss'
import { COLOR_TOKEN_NAMES, TEXT_STYLES } from './lib/frame/tokens'
import { IOS_EASING } from './lib/transition/constants'

const cssVariable = (name: string) => `var(--pb-${name})`

/** Names of utilities for colors whose token names shadcn themes also use, so that our theme and shadcn's work in one app. */
const RENAMED_COLORS: Readonly<Record<string, string>> = {
  primary: 'md-primary',
  secondary: 'md-secondary',
  ring: 'control-ring',
}

/** Adds utilities for the tokens of lib/frame/tokens.ts. The tokens are CSS variables, so the same class works in every frame. */
export default {
  content: [],
  theme: {
    extend: {
      colors: Object.fromEntries(
        COLOR_TOKEN_NAMES.map((name) => [RENAMED_COLORS[name] ?? name, cssVariable(name)]),
      ),
      fontFamily: { frame: cssVariable('font') },
      fontSize: Object.fromEntries(
        TEXT_STYLES.map((name) => [
          name,
          [
            cssVariable(`text-${name}`),
            {
              lineHeight: cssVariable(`line-${name}`),
              fontWeight: cssVariable(`weight-${name}`),
              letterSpacing: cssVariable(`tracking-${name}`),
            },
          ],
        ]),
      ),
      borderRadius: {
        ...Object.fromEntries(
          ['field', 'group', 'card', 'alert', 'sheet', 'button', 'thumbnail'].map((name) => [
            name,
            cssVariable(`radius-${name}`),
          ]),
        ),
        pill: '999px',
      },
      borderWidth: { hairline: cssVariable('hairline') },
      spacing: {
        bar: cssVariable('bar-height'),
        ...Object.fromEntries(
          ['row', 'row-avatar', 'avatar', 'margin', 'gap', 'target', 'hairline'].map((name) => [
            name,
            cssVariable(name),
          ]),
        ),
      },
      boxShadow: { float: cssVariable('shadow-float'), card: cssVariable('shadow-card') },
      backgroundImage: { 'accent-gradient': cssVariable('accent-gradient') },
      transitionTimingFunction: {
        ios: `cubic-bezier(${IOS_EASING.join(', ')})`,
        md: 'cubic-bezier(0.2, 0, 0, 1)',
      },
    },
  },
} satisfies Config
