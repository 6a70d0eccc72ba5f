import type { FrameState } from '@/lib/frame/state'

/** Look of the live screen at one step of the slideshow. Each step changes the screen, platform, theme, or direction. */
export type Look = Pick<FrameState, 'mode' | 'dir'> & {
  /** Whether the screen has the theme opposite to the site's theme. */
  hasOppositeTheme?: boolean
}

/** The app path of a screen in the slideshow, and the title of its pattern. */
type SlideshowScreen = { path: string; title: string }

/** Screens of the slideshow in their order; the slideshow repeats. */
export const slideshowScreens = [
  { path: '/profile/4/', title: 'Profile' },
  { path: '/parallax/3/', title: 'Parallax' },
  { path: '/login/1/', title: 'Login' },
  { path: '/payment/0/', title: 'Payment' },
] as const satisfies readonly SlideshowScreen[]

/** The looks in which the slideshow shows each screen, in their order. */
export const looks: readonly Look[] = [
  { mode: 'ios', dir: 'ltr' },
  { mode: 'md', dir: 'ltr' },
  { mode: 'md', dir: 'ltr', hasOppositeTheme: true },
  { mode: 'ios', dir: 'rtl', hasOppositeTheme: true },
]

/** Duration of each step, ms. */
export const STEP_DURATION_MS = 3500

/** A step of the slideshow: a screen in one look. */
type SlideshowStep = SlideshowScreen & {
  /** Number of screens before this one since the start. It is not an index of `slideshowScreens`: it increases without end. */
  screenIndex: number
  look: Look
}

/**
 * Returns a step of the slideshow.
 * @param stepIndex number of steps since the start, from 0
 */
export const slideshowStepAt = (stepIndex: number): SlideshowStep => {
  const screenIndex = Math.floor(stepIndex / looks.length)
  return {
    ...(slideshowScreens[screenIndex % slideshowScreens.length] ?? slideshowScreens[0]),
    screenIndex,
    look: looks[stepIndex % looks.length] ?? { mode: 'ios', dir: 'ltr' },
  }
}

/** Returns the theme of a look, which depends on the theme of the site. */
export const themeOf = ({ hasOppositeTheme }: Look, siteTheme: 'light' | 'dark'): 'light' | 'dark' =>
  hasOppositeTheme ? (siteTheme === 'light' ? 'dark' : 'light') : siteTheme

/** Describes a step of the slideshow, e.g. `Login on iOS, dark, right to left`. */
export const describeStep = ({ title, look }: SlideshowStep, siteTheme: 'light' | 'dark'): string =>
  [`${title} on ${look.mode === 'ios' ? 'iOS' : 'Material'}`, themeOf(look, siteTheme)]
    .concat(look.dir === 'rtl' ? 'right to left' : [])
    .join(', ')
