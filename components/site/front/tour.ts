import type { FrameState } from '@/lib/frame/state'

/** How the live screen is shown at one stop. */
export type Look = Pick<FrameState, 'mode' | 'dir'> & {
  /** In the theme that the site does not have. */
  otherTheme?: boolean
}

/** A screen of the tour. */
type TourScreen = { path: string; title: string }

/** Screens that the front page shows live, in this order, from the first again after the last. */
export const tourScreens = [
  { path: '/profile/4/', title: 'Profile' },
  { path: '/parallax/3/', title: 'Parallax' },
  { path: '/login/1/', title: 'Login' },
  { path: '/payment/0/', title: 'Payment' },
] as const satisfies readonly TourScreen[]

/** Looks in which each of them appears. */
export const looks: readonly Look[] = [
  { mode: 'ios', dir: 'ltr' },
  { mode: 'md', dir: 'ltr' },
  { mode: 'md', dir: 'ltr', otherTheme: true },
  { mode: 'ios', dir: 'rtl', otherTheme: true },
]

/** Time for which each stop of the tour is shown, ms: long enough to look at a screen. */
export const STEP_DURATION_MS = 3500

/** A stop of the tour. */
export type TourStep = TourScreen & {
  /** Number of the scene since the start, counted from 0. */
  scene: number
  look: Look
}

/**
 * What the tour shows.
 * @param step number of stops since the start, counted from 0
 */
export const tourStepAt = (step: number): TourStep => {
  const scene = Math.floor(step / looks.length)
  return {
    ...(tourScreens[scene % tourScreens.length] ?? tourScreens[0]),
    scene,
    look: looks[step % looks.length] ?? { mode: 'ios', dir: 'ltr' },
  }
}

/** Theme of a look on a site that has this theme. */
export const themeOf = ({ otherTheme }: Look, site: 'light' | 'dark'): 'light' | 'dark' =>
  otherTheme ? (site === 'light' ? 'dark' : 'light') : site

/** A stop in words, e.g. `Login on iOS, dark, right to left`. */
export const describeStep = ({ title, look }: TourStep, site: 'light' | 'dark'): string =>
  [`${title} on ${look.mode === 'ios' ? 'iOS' : 'Material'}`, themeOf(look, site)]
    .concat(look.dir === 'rtl' ? 'right to left' : [])
    .join(', ')
