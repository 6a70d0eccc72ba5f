/**
 * The source of the design tokens. scripts/generate.ts writes app/tokens.css from this file and accents.ts; tailwind.config.ts
 * uses the names.
 * Most values are the metrics and colors that Apple and Google publish. Some colors were changed for contrast (WCAG 2.2 AA).
 * Lengths are in px at text size 1.
 */
import type { Mode } from './state'

/** Size (px), line height (px), weight, and tracking (em). */
type TextStyleMetrics = readonly [size: number, line: number, weight: number, tracking: number]
type TokenValues = Readonly<Record<string, string>>

/** Names of the text styles; each is one utility, `text-<name>`. `body-read` is for paragraphs; its lines are farther apart. */
export const TEXT_STYLES = [
  'large-title',
  'title1',
  'title2',
  'title3',
  'bar-title',
  'headline',
  'body',
  'body-read',
  'subhead',
  'footnote',
  'caption',
  'button',
] as const
export type TextStyle = (typeof TEXT_STYLES)[number]

/** Type scales, based on those of the HIG and of Material 3. iOS 18 uses Inter in place of the system font. */
export const typeScales: Record<Mode, Record<TextStyle, TextStyleMetrics>> = {
  ios: {
    'large-title': [34, 41, 700, -0.014],
    title1: [28, 34, 700, -0.013],
    title2: [22, 28, 700, -0.012],
    title3: [20, 25, 600, -0.012],
    'bar-title': [17, 22, 600, -0.014],
    headline: [17, 22, 600, -0.014],
    body: [17, 22, 400, -0.012],
    'body-read': [17, 26, 400, -0.012],
    subhead: [15, 20, 400, -0.006],
    footnote: [13, 18, 400, 0],
    caption: [12, 16, 500, 0],
    button: [17, 22, 600, -0.014],
  },
  md: {
    'large-title': [28, 36, 400, 0],
    title1: [28, 36, 500, 0],
    title2: [22, 28, 500, 0],
    title3: [18, 24, 500, 0.005],
    'bar-title': [22, 28, 400, 0],
    headline: [16, 24, 500, 0.009],
    body: [16, 24, 400, 0.015],
    'body-read': [16, 26, 400, 0.015],
    subhead: [14, 20, 400, 0.017],
    footnote: [12, 16, 400, 0.03],
    caption: [12, 16, 500, 0.04],
    button: [14, 20, 500, 0.007],
  },
}

/** Heights, radii, distances, shadows, and the font of each platform: iOS 18 and Material Baseline. */
export const metrics: Record<Mode, TokenValues> = {
  ios: {
    'bar-height': '44px',
    row: '44px',
    'row-avatar': '60px',
    avatar: '40px',
    margin: '16px',
    gap: '12px',
    hairline: '0.5px',
    target: '44px',
    'radius-field': '12px',
    'radius-group': '12px',
    'radius-card': '18px',
    'radius-alert': '13px',
    'radius-sheet': '13px',
    'radius-button': '14px',
    'radius-thumbnail': '10px',
    'shadow-card': 'none',
    'shadow-float': '0 8px 28px rgb(0 0 0 / .14), 0 1px 2px rgb(0 0 0 / .06)',
    font: 'var(--font-inter), var(--font-arabic), -apple-system, system-ui, sans-serif',
  },
  md: {
    'bar-height': '64px',
    row: '56px',
    'row-avatar': '64px',
    avatar: '40px',
    margin: '16px',
    gap: '16px',
    hairline: '1px',
    target: '48px',
    'radius-field': '4px',
    'radius-group': '20px',
    'radius-card': '16px',
    'radius-alert': '28px',
    'radius-sheet': '28px',
    'radius-button': '999px',
    'radius-thumbnail': '12px',
    'shadow-card': 'none',
    'shadow-float': '0 4px 8px 3px rgb(0 0 0 / .15), 0 1px 3px rgb(0 0 0 / .3)',
    font: 'var(--font-roboto), var(--font-arabic), Roboto, system-ui, sans-serif',
  },
}

/** Text styles of Material 3 Expressive that differ from Baseline. */
export const expressiveTypeScale: Partial<Record<TextStyle, TextStyleMetrics>> = {
  'large-title': [36, 44, 600, -0.005],
  title1: [32, 40, 600, -0.005],
  title2: [24, 32, 600, -0.005],
  title3: [20, 28, 600, -0.005],
  'bar-title': [22, 28, 600, -0.005],
  headline: [16, 24, 600, 0.009],
  button: [14, 20, 600, 0.007],
}

/**
 * Metrics of Material 3 Expressive; all others are those of Baseline. The springs are the published ones, as stops of `linear()`.
 * The comment above each spring contains its damping and stiffness in parentheses, and the duration that its stops were computed
 * for.
 */
export const expressiveMetrics: TokenValues = {
  'radius-group': '20px',
  'radius-inner': '4px',
  'radius-card': '28px',
  'radius-thumbnail': '12px',
  'radius-sheet': '28px',
  // Fast spatial (.6, 800): switches, buttons, and corners. 350 ms.
  'spring-fast':
    'linear(0, .005 1%, .028 2.5%, .066 4%, .118 5.5%, .246 8.5%, .653 17%, .756 19.5%, .846 22%, .921 24.5%, .981 27%, 1.026 29.5%, 1.064 32.5%, 1.09 36.5%, 1.094 41%, 1.02 60%, .999 68.5%, .991 80%, 1)',
  // Default spatial (.8, 380): menus, sheets, and indicators. 410 ms.
  spring:
    'linear(0, .025 3%, .102 6.5%, .191 9.5%, .536 20%, .712 26.5%, .84 33%, .924 39.5%, .983 47.5%, 1.011 57.5%, 1.015 69%, 1)',
  // Default effects (1, 1600): colors and opacity. 210 ms.
  effects:
    'linear(0, .019 2.5%, .079 5.5%, .161 8.5%, .46 18.5%, .631 25.5%, .749 32%, .844 39.5%, .917 49%, .964 61%, .987 75.5%, 1)',
}

/** Radii of iOS 18 for browsers that draw continuous corners. The radii are larger, but corners look about as round. */
export const squircleRadii: TokenValues = {
  'radius-card': '28px',
  'radius-group': '20px',
  'radius-field': '20px',
  'radius-button': '22px',
  'radius-alert': '20px',
  'radius-sheet': '20px',
  'radius-thumbnail': '16px',
}

/**
 * Values of iOS 26 that replace those of iOS 18. Sizes were measured in simulators of iOS 26.1 and 26.5. The bar is 60 px high
 * without the status bar above it: controls of 44 px, with 8 px above and below them. The separators of both themes and the
 * secondary label of the dark theme are from Apple's palette of 2025.
 */
export const ios26Overrides: { metrics: TokenValues; light: TokenValues; dark: TokenValues } = {
  metrics: {
    'bar-height': '60px',
    row: '53px',
    'row-avatar': '68px',
    margin: '20px',
    'radius-field': '26px',
    'radius-group': '28px',
    'radius-card': '26px',
    'radius-alert': '34px',
    'radius-sheet': '34px',
    'radius-button': '999px',
    'radius-thumbnail': '12px',
    font: '-apple-system, var(--font-inter), var(--font-arabic), system-ui, sans-serif',
  },
  light: {
    separator: 'rgb(0 0 0 / .12)',
    backdrop: 'rgb(0 0 0 / .21)',
    'backdrop-alert': 'rgb(0 0 0 / .21)',
  },
  dark: {
    'secondary-label': 'rgb(235 235 245 / .7)',
    separator: 'rgb(255 255 255 / .17)',
    backdrop: 'rgb(0 0 0 / .5)',
    'backdrop-alert': 'rgb(0 0 0 / .5)',
  },
}

/** Material's values of the tokens that iOS has too, so that one class works for both platforms. They refer to Material roles. */
const mdSharedColors: TokenValues = {
  page: 'var(--pb-md-surface)',
  grouped: 'var(--pb-md-surface)',
  // In the light theme, cards with `surface-container` would have a contrast of only 1.1:1 with the page.
  surface: 'var(--pb-surface-container-high)',
  'surface-2': 'var(--pb-surface-container-highest)',
  label: 'var(--pb-on-surface)',
  'secondary-label': 'var(--pb-on-surface-variant)',
  'tertiary-label': 'var(--pb-outline)',
  ring: 'var(--pb-on-surface-variant)',
  separator: 'var(--pb-outline-variant)',
  fill: 'var(--pb-surface-container-highest)',
  'fill-2': 'var(--pb-surface-container-highest)',
  pressed: 'color-mix(in srgb, var(--pb-on-surface) 10%, transparent)',
  bar: 'var(--pb-md-surface)',
  sheet: 'var(--pb-surface-container-low)',
  danger: 'var(--pb-error)',
  green: 'var(--pb-primary)',
  tint: 'var(--pb-primary)',
  'tint-fill': 'var(--pb-primary)',
  'on-tint': 'var(--pb-on-primary)',
  'tint-soft': 'var(--pb-secondary-container)',
}

/**
 * Colors that an accent does not set. In Material, most of them refer to roles that the accent sets. `grouped` is the background
 * of grouped lists. On Material, `tonal` and `tonal-cell` are the backgrounds of settings and of their cells.
 */
export const colors: Record<Mode, Record<'light' | 'dark', TokenValues>> = {
  ios: {
    light: {
      page: '#ffffff',
      grouped: '#f2f2f7',
      surface: '#ffffff',
      'surface-2': '#f2f2f7',
      label: '#000000',
      // Apple's opacity of .60 has a contrast of only 3.4:1 on white.
      'secondary-label': 'rgb(60 60 67 / .78)',
      'tertiary-label': 'rgb(60 60 67 / .34)',
      ring: 'rgb(60 60 67 / .58)',
      separator: 'rgb(60 60 67 / .29)',
      fill: 'rgb(118 118 128 / .12)',
      'fill-2': 'rgb(118 118 128 / .2)',
      pressed: '#d9d9de',
      bar: 'rgb(249 249 251 / .88)',
      sheet: 'rgb(249 249 251 / .94)',
      backdrop: 'rgb(0 0 0 / .4)',
      'backdrop-alert': 'rgb(0 0 0 / .3)',
      danger: '#d70015',
      // Apple's #34c759 has a contrast of only 2.2:1 with white.
      green: '#2aa84c',
      heart: '#d7003a',
    },
    dark: {
      page: '#000000',
      grouped: '#000000',
      surface: '#1c1c1e',
      'surface-2': '#2c2c2e',
      label: '#ffffff',
      'secondary-label': 'rgb(235 235 245 / .64)',
      'tertiary-label': 'rgb(235 235 245 / .32)',
      ring: 'rgb(235 235 245 / .5)',
      separator: 'rgb(84 84 88 / .65)',
      fill: 'rgb(118 118 128 / .24)',
      'fill-2': 'rgb(118 118 128 / .36)',
      pressed: '#3a3a3c',
      bar: 'rgb(20 20 22 / .82)',
      sheet: 'rgb(44 44 46 / .96)',
      backdrop: 'rgb(0 0 0 / .5)',
      'backdrop-alert': 'rgb(0 0 0 / .48)',
      danger: '#ff6961',
      green: '#30d158',
      heart: '#ff6482',
    },
  },
  md: {
    light: {
      ...mdSharedColors,
      // 10% more of the accent color than in M3, so that the tint is visible on cards too.
      'tint-soft': 'color-mix(in srgb, var(--pb-primary) 10%, var(--pb-secondary-container))',
      tonal: 'var(--pb-surface-container)',
      'tonal-cell': 'var(--pb-surface-container-lowest)',
      backdrop: 'rgb(0 0 0 / .32)',
      'backdrop-alert': 'rgb(0 0 0 / .32)',
      error: '#ba1a1a',
      'on-error': '#ffffff',
      'error-container': '#ffdad6',
      'on-error-container': '#93000a',
      heart: '#b3123f',
    },
    dark: {
      ...mdSharedColors,
      // The light theme uses `surface-container` and `surface-container-lowest` here. In the dark theme, the lowest container
      // would be darker than the page.
      tonal: 'var(--pb-md-surface)',
      'tonal-cell': 'var(--pb-surface-container-high)',
      backdrop: 'rgb(0 0 0 / .5)',
      'backdrop-alert': 'rgb(0 0 0 / .5)',
      error: '#ffb4ab',
      'on-error': '#690005',
      'error-container': '#93000a',
      'on-error-container': '#ffdad6',
      heart: '#ffb1c0',
    },
  },
}

const expressiveSharedColors: TokenValues = {
  // The background of grouped lists is tinted, and their rows have the color `surface-bright`.
  grouped: 'var(--pb-surface-container)',
  tonal: 'var(--pb-surface-container)',
  'tonal-cell': 'var(--pb-surface-bright)',
  'tint-soft': 'var(--pb-secondary-container)',
}

/** Colors of Material 3 Expressive that an accent does not set and that differ from Baseline. */
export const expressiveColors: Record<'light' | 'dark', TokenValues> = {
  light: {
    ...expressiveSharedColors,
    error: '#b31b25',
    'on-error': '#ffefee',
    'error-container': '#fb5151',
    'on-error-container': '#570008',
  },
  dark: {
    ...expressiveSharedColors,
    error: '#ff716c',
    'on-error': '#490006',
    'error-container': '#9f0519',
    'on-error-container': '#ffa8a3',
  },
}

/** Tokens that an accent sets only in Material 3 Expressive. */
const EXPRESSIVE_ACCENT_TOKEN_NAMES = ['tertiary', 'on-tertiary', 'surface-bright'] as const

/**
 * Tokens that an accent sets: the first six on iOS; `ink`, `accent-gradient`, and the roles in Material (accent-tokens.ts). `ink`
 * is the accent as a text color on white, the same in both themes.
 */
export const ACCENT_TOKEN_NAMES = [
  'tint',
  'tint-fill',
  'on-tint',
  'tint-soft',
  'ink',
  'accent-gradient',
  'primary',
  'on-primary',
  'primary-container',
  'on-primary-container',
  'secondary',
  'on-secondary',
  'secondary-container',
  'on-secondary-container',
  'tertiary-container',
  'on-tertiary-container',
  'md-surface',
  'on-surface',
  'on-surface-variant',
  'outline',
  'outline-variant',
  'surface-container-lowest',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
  'surface-container-highest',
  'inverse-surface',
  'inverse-on-surface',
  'inverse-primary',
] as const

/** Tokens that are Tailwind colors. */
export const COLOR_TOKEN_NAMES: readonly string[] = [
  ...new Set([
    ...Object.keys(colors.ios.light),
    ...Object.keys(colors.md.light),
    ...ACCENT_TOKEN_NAMES.filter((name) => name !== 'accent-gradient'),
    ...EXPRESSIVE_ACCENT_TOKEN_NAMES,
  ]),
]
