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
