import type { FrameState } from '@/lib/frame/state'

/** Look of the live screen at one step of the tour. */
export type Look = Pick<FrameState, 'mode' | 'dir'> & {
  /** Whether the screen has the theme opposite to the site's theme. */
  otherTheme?: boolean
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
  { mode: 'md', dir: 'ltr', otherTheme: true },
  { mode: 'ios', dir: 'rtl', otherTheme: true },
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
 * @param step number of steps since the start, from 0
 */
export const tourStepAt = (step: number): TourStep => {
  const screenIndex = Math.floor(step / looks.length)
  return {
    ...(tourScreens[screenIndex % tourScreens.length] ?? tourScreens[0]),
    screenIndex,
    look: looks[step % looks.length] ?? { mode: 'ios', dir: 'ltr' },
  }
}

/** Returns the theme of a look, which depends on the theme of the site. */
export const themeOf = ({ otherTheme }: Look, site: 'light' | 'dark'): 'light' | 'dark' =>
  otherTheme ? (site === 'light' ? 'dark' : 'light') : site

/** Describes a step of the tour, e.g. `Login on iOS, dark, right to left`. */
export const describeStep = ({ title, look }: TourStep, site: 'light' | 'dark'): string =>
  [`${title} on ${look.mode === 'ios' ? 'iOS' : 'Material'}`, themeOf(look, site)]
    .concat(look.dir === 'rtl' ? 'right to left' : [])
    .join(', ')
