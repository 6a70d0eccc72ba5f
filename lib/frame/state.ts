/** Everything about how a screen is shown. The query carries the same keys on every page. */
export type FrameState = {
  mode: 'ios' | 'md'
  /** Generation of iOS that is drawn in iOS mode: iOS 26 (glass), or iOS 18 and before. */
  ios: '26' | '18'
  /** Generation of Material 3 that is drawn in Material mode: Expressive (2025), or the one of 2021. */
  md: 'expressive' | 'baseline'
  dir: 'ltr' | 'rtl'
  theme: 'light' | 'dark' | 'system'
  /** `theme` with `system` resolved on this device. */
  resolvedTheme: 'light' | 'dark'
  /** Name of an accent, or a colour as six hex digits without `#`. */
  accent: string
  /** Language of the sample data; follows `dir` unless chosen. */
  lang: 'en' | 'ar'
  /** Factor on every text size of the frame, 0.8–2. */
  text: number
  /** Speed of all motion, 0.05–1, or no travel at all. */
  motion: number | 'reduced'
  /** Shows the loading, empty or error state of the screen. */
  state?: 'loading' | 'empty' | 'error'
  /** Overrides whether the side menu is open at start. */
  menu?: 'open' | 'closed'
  /** Shows only the screen, in the full window. */
  full: boolean
  /** The screen alone, inside another page. */
  embed: boolean
  /** Short form of what the image gallery shows. */
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

/** What the server renders with, and what holds where nothing else is known. */
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
  full: false,
  embed: false,
}

/** The generation of the platform that shows: the value of the frame's attribute `data-generation`. */
export const generationOf = ({
  mode,
  ios,
  md,
}: Pick<FrameState, 'mode' | 'ios' | 'md'>): FrameState['ios' | 'md'] => (mode === 'ios' ? ios : md)
