/** A platform: iOS or Material. */
export type Mode = 'ios' | 'md'
/** The direction of text and layout. */
export type Dir = 'ltr' | 'rtl'
/** A language of the sample data. */
export type Lang = 'en' | 'ar'
/** A color theme. */
export type Theme = 'light' | 'dark'

/** How a screen is shown. All fields except `resolvedTheme` are also query parameters, on every page. */
export type FrameState = {
  mode: Mode
  /** Generation in iOS mode: iOS 26 (Liquid Glass) or iOS 18. */
  ios: '26' | '18'
  /** Generation in Material mode: Material 3 Expressive (2025) or Baseline (2021). */
  md: 'expressive' | 'baseline'
  dir: Dir
  theme: Theme | 'system'
  /** `theme` with `system` resolved on this device. */
  resolvedTheme: Theme
  /** Name of an accent, or a color as six hex digits without `#`. */
  accent: string
  /** Language of the sample data. By default, Arabic if `dir` is right to left, and English otherwise. */
  lang: Lang
  /** Factor for all text sizes of the frame, 0.8–2. */
  text: number
  /** Playback rate of all animations, 0.05–1, or reduced motion. */
  motion: number | 'reduced'
  /** Shows the loading, empty, or error state of the screen. */
  state?: 'loading' | 'empty' | 'error'
  /** Overrides whether the side menu is open at start. */
  menu?: 'open' | 'closed'
  /** Extends the page behind the status bar and the home indicator. */
  edge: boolean
  /** Shows only the screen, in the full window. */
  full: boolean
  /** Shows only the screen, inside another page. */
  embed: boolean
  /** Album or photo in the image gallery: the numbers of the screen, the tile, and the photo, e.g. `0.3.2`. */
  gallery?: string
}

/** The ten accents, in the order of the settings screen. */
export const ACCENTS = [
  'blue',
  'azure',
  'sky',
  'ocean',
  'slate',
  'green',
  'purple',
  'red',
  'orange',
  'yellow',
] as const

/** The state on the server. In the browser, each field has this value if nothing else sets the field (resolve-state.ts). */
export const DEFAULTS: FrameState = {
  mode: 'md',
  ios: '26',
  md: 'expressive',
  dir: 'ltr',
  theme: 'system',
  resolvedTheme: 'light',
  accent: 'blue',
  lang: 'en',
  text: 1,
  motion: 1,
  edge: false,
  full: false,
  embed: false,
}

/** Returns the generation of the current platform: the value of `data-generation`. */
export const generationOf = ({
  mode,
  ios,
  md,
}: Pick<FrameState, 'mode' | 'ios' | 'md'>): FrameState['ios' | 'md'] => (mode === 'ios' ? ios : md)
