import {
  argbFromHex,
  Contrast,
  type DynamicScheme,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  SchemeTonalSpot,
  SchemeVibrant,
  TemperatureCache,
} from '@material/material-color-utilities'
import type { Mode, Theme } from './state'

/** Token values of one accent on one platform in one theme. */
export type AccentTokens = Record<string, string>

/** Minimum contrast of text (WCAG 2.2 AA). */
const MIN_TEXT_CONTRAST = 4.5

const hexFromHct = (hue: number, chroma: number, tone: number): string =>
  hexFromArgb(Hct.from(hue, chroma, tone).toInt())

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Returns the opaque color that results from drawing `top` over `under`. `alpha` is the opacity of `top`, 0–1. */
const blend = (top: string, alpha: number, under: string): string => {
  const base = channelsOf(under)
  return `#${channelsOf(top)
    .map((channel, i) => Math.round(channel * alpha + (base[i] ?? 0) * (1 - alpha)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

const tone = (color: string): number => Hct.fromInt(argbFromHex(color)).tone

/** Returns the contrast ratio of two opaque colors, 1–21. */
export const contrast = (a: string, b: string): number => Contrast.ratioOfTones(tone(a), tone(b))

/**
 * Returns the first color with enough contrast on all backgrounds that `backgroundsOf` returns for it. The search starts
 * at the tone of the seed and moves toward black (`direction` −1) or white (1), which it returns if no tone has enough contrast.
 */
const readableColor = (seed: Hct, direction: 1 | -1, backgroundsOf: (color: string) => string[]): string => {
  for (
    let candidateTone = seed.tone;
    candidateTone > 0 && candidateTone < 100;
    candidateTone += direction * 0.5
  ) {
    const color = hexFromHct(seed.hue, seed.chroma, candidateTone)
    // Slightly more contrast than required, because browsers may round blended colors differently.
    if (backgroundsOf(color).every((background) => contrast(color, background) >= MIN_TEXT_CONTRAST + 0.06))
      return color
  }
  return direction < 0 ? '#000000' : '#ffffff'
}

/** Returns whether a color is bright enough to be a fill under dark text. */
const isBrightFill = (seed: Hct): boolean => seed.tone > 75

/** Returns a gradient of three tones of the seed, from light to dark. White text is readable on all of them. */
const createGradient = (seed: Hct, baseColor: string): string => {
  const baseTone = tone(baseColor)
  const stops = [Math.min(baseTone + 4, 50), baseTone - 3, Math.max(baseTone - 26, 12)].map((stop) =>
    hexFromHct(seed.hue, seed.chroma, stop),
  )
  return `linear-gradient(158deg, ${stops[0]}, ${stops[1]} 46%, ${stops[2]})`
}

const lightTint = (seed: Hct): string =>
  readableColor(seed, -1, (color) => ['#ffffff', '#f2f2f7', blend(color, 0.12, '#f2f2f7')])

const ios18Tokens = (seed: Hct, theme: Theme): AccentTokens => {
  const lightColor = lightTint(seed)
  const seedColor = hexFromArgb(seed.toInt())
  const tint =
    theme === 'light'
      ? lightColor
      : readableColor(seed, 1, (color) => ['#2c2c2e', blend(color, 0.2, '#2c2c2e')])
  const fill = isBrightFill(seed)
    ? seedColor
    : theme === 'light'
      ? lightColor
      : readableColor(seed, -1, () => ['#ffffff'])
  const [r, g, b] = channelsOf(tint)
  return {
    tint,
    'tint-fill': fill,
    'on-tint': isBrightFill(seed) ? '#221a00' : '#ffffff',
    'tint-soft': `rgb(${r} ${g} ${b} / ${theme === 'light' ? '.12' : '.2'})`,
    ink: lightColor,
    'accent-gradient': createGradient(seed, lightColor),
  }
}

/**
 * Unless the seed is bright, the fills of iOS 26 have the first tone on which white text is readable. In the light theme, they
 * are at least as bright as those of iOS 18; in the dark theme, they are the same. All other tokens are those of iOS 18.
 */
const ios26Tokens = (seed: Hct, theme: Theme): AccentTokens => ({
  ...ios18Tokens(seed, theme),
  ...(isBrightFill(seed) ? {} : { 'tint-fill': readableColor(seed, -1, () => ['#ffffff']) }),
})

const dynamicColors = new MaterialDynamicColors()

const BASELINE_ROLES: Record<string, (s: DynamicScheme) => number> = {
  primary: (s) => dynamicColors.primary().getArgb(s),
  'on-primary': (s) => dynamicColors.onPrimary().getArgb(s),
  'primary-container': (s) => dynamicColors.primaryContainer().getArgb(s),
  'on-primary-container': (s) => dynamicColors.onPrimaryContainer().getArgb(s),
  secondary: (s) => dynamicColors.secondary().getArgb(s),
  'on-secondary': (s) => dynamicColors.onSecondary().getArgb(s),
  'secondary-container': (s) => dynamicColors.secondaryContainer().getArgb(s),
  'on-secondary-container': (s) => dynamicColors.onSecondaryContainer().getArgb(s),
  'tertiary-container': (s) => dynamicColors.tertiaryContainer().getArgb(s),
  'on-tertiary-container': (s) => dynamicColors.onTertiaryContainer().getArgb(s),
  'md-surface': (s) => dynamicColors.surface().getArgb(s),
  'on-surface': (s) => dynamicColors.onSurface().getArgb(s),
  'on-surface-variant': (s) => dynamicColors.onSurfaceVariant().getArgb(s),
  outline: (s) => dynamicColors.outline().getArgb(s),
  'outline-variant': (s) => dynamicColors.outlineVariant().getArgb(s),
  'surface-container-lowest': (s) => dynamicColors.surfaceContainerLowest().getArgb(s),
  'surface-container-low': (s) => dynamicColors.surfaceContainerLow().getArgb(s),
  'surface-container': (s) => dynamicColors.surfaceContainer().getArgb(s),
  'surface-container-high': (s) => dynamicColors.surfaceContainerHigh().getArgb(s),
  'surface-container-highest': (s) => dynamicColors.surfaceContainerHighest().getArgb(s),
  'inverse-surface': (s) => dynamicColors.inverseSurface().getArgb(s),
  'inverse-on-surface': (s) => dynamicColors.inverseOnSurface().getArgb(s),
  'inverse-primary': (s) => dynamicColors.inversePrimary().getArgb(s),
}

const baselineTokens = (seed: Hct, theme: Theme): AccentTokens => {
  const createScheme = (dark: boolean) =>
    seed.chroma < 20 ? new SchemeTonalSpot(seed, dark, 0) : new SchemeVibrant(seed, dark, 0)
  const scheme = createScheme(theme === 'dark')
  const tokens: AccentTokens = {}
  for (const [name, role] of Object.entries(BASELINE_ROLES)) tokens[name] = hexFromArgb(role(scheme))
  const ink = hexFromArgb(dynamicColors.primary().getArgb(createScheme(false)))
  return { ...tokens, ink, 'accent-gradient': createGradient(seed, lightTint(seed)) }
}

/** Roles whose colors an accent sets in Expressive: those of Baseline and three more. */
const EXPRESSIVE_ROLES: typeof BASELINE_ROLES = {
  ...BASELINE_ROLES,
  tertiary: (s) => dynamicColors.tertiary().getArgb(s),
  'on-tertiary': (s) => dynamicColors.onTertiary().getArgb(s),
  'surface-bright': (s) => dynamicColors.surfaceBright().getArgb(s),
}

/** In Expressive, seeds with less chroma use the tonal spot scheme, because the vibrant scheme would add color to them. */
const MIN_VIBRANT_CHROMA = 22

/** Roles of surfaces, of the text on them, and of lines. */
const NEUTRAL_ROLES = /surface|outline/

/** Returns the maximum chroma of a role in Expressive, or infinity. Without limits, the 2025 scheme would color whole pages. */
const chromaLimit = (role: string): number => {
  if (NEUTRAL_ROLES.test(role)) return 6
  if (role === 'primary-container') return 46
  if (role === 'secondary') return 32
  if (role === 'secondary-container') return 20
  if (role === 'tertiary-container') return 30
  return Number.POSITIVE_INFINITY
}

/** Roles of the tertiary color, Material's contrasting accent. */
const TERTIARY_ROLES = /tertiary/

/**
 * Returns a color with a limited chroma. Neutral roles and the secondary container get the hue of the seed, because the scheme
 * shifts the hue, which would make the pages of a blue app lavender. The tertiary colors get the hue of the seed's complement, as
 * in Google's fidelity scheme: in a blue app, they are peach instead of mauve. The tone, and therefore the contrast, does not
 * change.
 */
const withLimitedChroma = (argb: number, role: string, seed: Hct, complementHue: number): string => {
  const { hue, chroma, tone } = Hct.fromInt(argb)
  const limit = chromaLimit(role)
  if (TERTIARY_ROLES.test(role)) return hexFromHct(complementHue, Math.min(chroma, limit), tone)
  const roleHue = NEUTRAL_ROLES.test(role) || role === 'secondary-container' ? seed.hue : hue
  return hexFromHct(roleHue, Math.min(chroma, limit), tone)
}

/**
 * Tones in the light theme of Expressive. Pages are about as light as those of iOS, and white rows remain visible on them.
 * Text has the tones 10 and 30 of Material's specification, because the text colors of the 2025 scheme look gray.
 */
const LIGHT_TONES: Readonly<Record<string, number>> = {
  'surface-container': 93.5,
  'surface-container-high': 91.5,
  'surface-container-highest': 89.5,
  'on-surface': 10,
  'on-surface-variant': 30,
}

/** Minimum tones of containers in the light theme of Expressive. The tones of the scheme are too dark next to pictures. */
const MIN_LIGHT_TONES: Readonly<Record<string, number>> = {
  'primary-container': 80,
  'secondary-container': 87,
  'tertiary-container': 86,
}

/**
 * Sets the tones of the light theme, makes `surface-bright` almost white, and darkens `primary`, `secondary`, and
 * `on-surface-variant` until they are readable on `surface-container-highest`.
 */
const withLightTones = (tokens: AccentTokens): AccentTokens => {
  const colorOf = (role: string) => Hct.fromInt(argbFromHex(tokens[role] ?? ''))
  const setTone = (role: string, adjust: (tone: number) => number) => {
    const { hue, chroma, tone } = colorOf(role)
    if (adjust(tone) !== tone) tokens[role] = hexFromHct(hue, chroma, adjust(tone))
  }
  for (const [role, tone] of Object.entries(LIGHT_TONES)) setTone(role, () => tone)
  for (const [role, min] of Object.entries(MIN_LIGHT_TONES)) setTone(role, (tone) => Math.max(tone, min))
  tokens['surface-bright'] = blend('#ffffff', 0.8, tokens['surface-bright'] ?? '')
  for (const role of ['primary', 'secondary', 'on-surface-variant'])
    tokens[role] = readableColor(colorOf(role), -1, () => [tokens['surface-container-highest'] ?? ''])
  return tokens
}

const expressiveTokens = (seed: Hct, theme: Theme): AccentTokens => {
  const Scheme = seed.chroma < MIN_VIBRANT_CHROMA ? SchemeTonalSpot : SchemeVibrant
  const createScheme = (dark: boolean) => new Scheme(seed, dark, 0, '2025')
  const scheme = createScheme(theme === 'dark')
  // Computing the complement takes tens of milliseconds.
  const complementHue = new TemperatureCache(seed).complement.hue
  const tokens: AccentTokens = {}
  for (const [name, role] of Object.entries(EXPRESSIVE_ROLES))
    tokens[name] = withLimitedChroma(role(scheme), name, seed, complementHue)
  return {
    ...(theme === 'light' ? withLightTones(tokens) : tokens),
    ink: hexFromArgb(dynamicColors.primary().getArgb(createScheme(false))),
    'accent-gradient': createGradient(seed, lightTint(seed)),
  }
}

/**
 * Returns the token values of an accent color. All text has a contrast of at least 4.5:1.
 * iOS: hue and chroma of the seed at the first readable tone, or a bright seed itself. Material: the vibrant or tonal spot scheme.
 * @param seed a color as `#rrggbb`
 * @param generation on iOS, `26` for fills at least as bright as on iOS 18; in Material, `expressive` for the scheme of 2025 with
 * a limited chroma instead of the scheme of 2021
 */
export const accentTokens = (seed: string, mode: Mode, theme: Theme, generation?: string): AccentTokens => {
  const color = Hct.fromInt(argbFromHex(seed))
  if (mode === 'ios') return generation === '26' ? ios26Tokens(color, theme) : ios18Tokens(color, theme)
  return generation === 'expressive' ? expressiveTokens(color, theme) : baselineTokens(color, theme)
}
