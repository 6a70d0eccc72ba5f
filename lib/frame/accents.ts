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
  light: { tint: '#095dd0', 'tint-fill': '#095dd0', 'tint-soft': 'rgb(9 93 208 / .12)', ink: '#095dd0' },
  dark: { tint: '#66abff', 'tint-fill': '#1f6feb', 'tint-soft': 'rgb(102 171 255 / .14)', ink: '#095dd0' },
} as const
