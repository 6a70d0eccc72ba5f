/**
 * The ten accents of the settings screen (behaviour §1.8): the colour each grows from. Fill, mark and ink are derived
 * from it, so the names may stand for a seed a little off the original where that one could not carry text.
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
 * Blue on iOS by hand: lightened at constant hue and chroma, as the others are, it would turn to lavender, and it is the
 * colour people know the platform by. Contrast as for the rest.
 */
export const tunedBlue = {
  light: { tint: '#0a62da', 'tint-fill': '#0a62da', 'tint-soft': 'rgb(10 98 218 / .12)', ink: '#0a62da' },
  dark: { tint: '#5ca6ff', 'tint-fill': '#1f6feb', 'tint-soft': 'rgb(92 166 255 / .2)', ink: '#0a62da' },
} as const
