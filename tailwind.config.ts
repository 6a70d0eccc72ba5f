import type { Config } from 'tailwindcss'
import { COLOR_NAMES, TEXT_STYLES } from './lib/frame/tokens'
import { IOS_EASING } from './lib/transition/constants'

const token = (name: string) => `var(--pb-${name})`

/** Names of utilities for colors whose own names shadcn themes use too, so that both themes work in one app. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  primary: 'md-primary',
  secondary: 'md-secondary',
  ring: 'control-ring',
}

/** Names of utilities for the tokens of lib/frame/tokens.ts. The values are CSS variables, so the same class works in every frame. */
export default {
  content: [],
  theme: {
    extend: {
      colors: Object.fromEntries(COLOR_NAMES.map((name) => [OTHER_NAMES[name] ?? name, token(name)])),
      fontFamily: { frame: token('font') },
      fontSize: Object.fromEntries(
        TEXT_STYLES.map((name) => [
          name,
          [
            token(`text-${name}`),
            {
              lineHeight: token(`line-${name}`),
              fontWeight: token(`weight-${name}`),
              letterSpacing: token(`tracking-${name}`),
            },
          ],
        ]),
      ),
      borderRadius: {
        ...Object.fromEntries(
          ['field', 'group', 'card', 'alert', 'sheet', 'button', 'thumb'].map((name) => [
            name,
            token(`radius-${name}`),
          ]),
        ),
        pill: '999px',
      },
      borderWidth: { hair: token('hair') },
      spacing: {
        bar: token('bar-height'),
        ...Object.fromEntries(
          ['row', 'row-avatar', 'avatar', 'margin', 'gap', 'target', 'hair'].map((name) => [
            name,
            token(name),
          ]),
        ),
      },
      boxShadow: { float: token('shadow-float'), card: token('shadow-card') },
      backgroundImage: { grad: token('grad') },
      transitionTimingFunction: {
        ios: `cubic-bezier(${IOS_EASING.join(', ')})`,
        md: 'cubic-bezier(0.2, 0, 0, 1)',
      },
    },
  },
} satisfies Config
