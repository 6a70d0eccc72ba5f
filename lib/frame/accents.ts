/**
 * The seed colors of the ten accents on the settings screen. `accentTokens` computes the tokens of the accents from them. On iOS,
 * `iosBlueTokens` and `ios26BlueTokens` replace most tokens of blue.
 */
export const accentSeeds = {
  blue: '#0b63e5',
  azure: '#4154ff',
  sky: '#3c9ef2',
  ocean: '#007cdc',
  slate: '#41586b',
  green: '#5e9a1e',
  purple: '#b45cc8',
  red: '#fc1343',
  orange: '#fd8345',
  yellow: '#f5bc0a',
} as const

/**
 * Tokens of blue on iOS, chosen manually: if blue were lightened at constant hue and chroma like the other accents, it would look
 * lavender. The minimum contrast is the same as that of the other accents.
 */
export const iosBlueTokens = {
  light: { tint: '#095dd0', 'tint-fill': '#095dd0', 'tint-soft': 'rgb(9 93 208 / .12)', ink: '#095dd0' },
  dark: { tint: '#66abff', 'tint-fill': '#1f6feb', 'tint-soft': 'rgb(102 171 255 / .14)', ink: '#095dd0' },
} as const

/**
 * The fill of blue on iOS 26: the system blue, darkened so that white text has a contrast of at least 4.5:1. The system blue of
 * iOS 26, from Apple's palette of 2025, is greener and brighter than that of iOS 18.
 */
export const ios26BlueTokens = { 'tint-fill': '#0071e3' } as const
