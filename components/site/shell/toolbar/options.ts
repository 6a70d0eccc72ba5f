import { DEFAULTS, type FrameState } from '@/lib/frame'

/** States of a screen, in the order of their radio buttons. Undefined is the screen with its data. */
export const SCREEN_STATES: readonly FrameState['state'][] = [undefined, 'loading', 'empty', 'error']

/** Text sizes to choose from, as factors. 2 is the largest that a screen has to support (WCAG 1.4.4). */
export const TEXT_SIZES = [0.8, 1, 1.3, 1.6, 2] as const

/** Languages of the sample data, each with its name in that language. */
export const languages = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ar', text: 'العربية', lang: 'ar' },
] as const

/** Returns the display name of a state: “Empty” for `empty`, and “Ready” for undefined. */
export const screenStateName = (state: FrameState['state']): string =>
  state ? state.charAt(0).toUpperCase() + state.slice(1) : 'Ready'

/** Formats a factor as a percentage: `130%` for 1.3. */
export const formatPercent = (factor: number): string => `${Math.round(factor * 100)}%`

/**
 * Lists the options that differ from the defaults in one string, such as `Empty, 130%`, for the name of the Options button.
 * @returns an empty string if no option differs
 */
export const describeChangedOptions = ({ state, text, lang, dir, edge }: FrameState): string =>
  [
    state && screenStateName(state),
    text !== DEFAULTS.text && formatPercent(text),
    lang !== (dir === 'rtl' ? 'ar' : 'en') && (lang === 'ar' ? 'Arabic' : 'English'),
    edge && 'Edge to edge',
  ]
    .filter(Boolean)
    .join(', ')
