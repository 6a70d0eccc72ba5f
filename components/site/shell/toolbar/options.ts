import { DEFAULTS, type FrameState } from '@/lib/frame'

/** States of a screen, in the order of the panel; undefined is the screen with its data. */
export const STATES: readonly FrameState['state'][] = [undefined, 'loading', 'empty', 'error']

/** Text sizes to choose from, as factors. 2 is the largest that a screen has to support (WCAG 1.4.4). */
export const TEXT_SIZES = [0.8, 1, 1.3, 1.6, 2] as const

/** Languages of the sample data, each by its own name. */
export const languages = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ar', text: 'العربية', lang: 'ar' },
] as const

/** `empty` → Empty; without a state the screen is ready. */
export const stateName = (state: FrameState['state']): string =>
  state ? state.charAt(0).toUpperCase() + state.slice(1) : 'Ready'

/** 1.3 → 130% */
export const percent = (factor: number): string => `${Math.round(factor * 100)}%`

/** What differs from the usual screen, for the toolbar's button: `Empty, 130%`. Empty if nothing does. */
export const changedOptions = ({ state, text, lang, dir }: FrameState): string =>
  [
    state && stateName(state),
    text !== DEFAULTS.text && percent(text),
    lang !== (dir === 'rtl' ? 'ar' : 'en') && (lang === 'ar' ? 'Arabic' : 'English'),
  ]
    .filter(Boolean)
    .join(', ')
