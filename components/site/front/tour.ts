import type { FrameState } from '@/lib/frame/state'

/** Look of the live screen at one step of the tour. */
export type Look = Pick<FrameState, 'mode' | 'dir'> & {
  /** Whether the screen has the theme opposite to the site's theme. */
  hasOppositeTheme?: boolean
}

/** A screen of the tour. */
type TourScreen = { path: string; title: string }

/** Screens of the tour in their order; the tour repeats. */
export const tourScreens = [
  { path: '/profile/4/', title: 'Profile' },
  { path: '/parallax/3/', title: 'Parallax' },
  { path: '/login/1/', title: 'Login' },
  { path: '/payment/0/', title: 'Payment' },
] as const satisfies readonly TourScreen[]

/** The looks in which the tour shows each screen, in their order. */
export const looks: readonly Look[] = [
  { mode: 'ios', dir: 'ltr' },
  { mode: 'md', dir: 'ltr' },
  { mode: 'md', dir: 'ltr', hasOppositeTheme: true },
  { mode: 'ios', dir: 'rtl', hasOppositeTheme: true },
]

/** Duration of each step, ms. */
export const STEP_DURATION_MS = 3500

/** A step of the tour: a screen in one look. */
type TourStep = TourScreen & {
  /** Number of screens that the tour has shown before this screen; it continues to increase when the tour repeats. */
  screenIndex: number
  look: Look
}

/**
 * Returns a step of the tour.
 * @param stepIndex number of steps since the start, from 0
 */
export const tourStepAt = (stepIndex: number): TourStep => {
  const screenIndex = Math.floor(stepIndex / looks.length)
  return {
    ...(tourScreens[screenIndex % tourScreens.length] ?? tourScreens[0]),
    screenIndex,
    look: looks[stepIndex % looks.length] ?? { mode: 'ios', dir: 'ltr' },
  }
}

/** Returns the theme of a look, which depends on the theme of the site. */
export const themeOf = ({ hasOppositeTheme }: Look, siteTheme: 'light' | 'dark'): 'light' | 'dark' =>
  hasOppositeTheme ? (siteTheme === 'light' ? 'dark' : 'light') : siteTheme

/** Describes a step of the tour, e.g. `Login on iOS, dark, right to left`. */
export const describeStep = ({ title, look }: TourStep, siteTheme: 'light' | 'dark'): string =>
  [`${title} on ${look.mode === 'ios' ? 'iOS' : 'Material'}`, themeOf(look, siteTheme)]
    .concat(look.dir === 'rtl' ? 'right to left' : [])
    .join(', ')
