import { DEFAULTS, type FrameState } from '@/lib/frame'

/** States of a screen, in the order of the panel; undefined: the screen with its data. */
export const STATES: readonly FrameState['state'][] = [undefined, 'loading', 'empty', 'error']

/** Text sizes to choose from, as factors. 2 is the largest that a screen has to support (WCAG 1.4.4). */
export const TEXT_SIZES = [0.8, 1, 1.3, 1.6, 2] as const

/** Languages of the sample data, each by its own name. */
export const languages = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ar', text: 'العربية', lang: 'ar' },
] as const

/** Display name: `empty` → Empty; undefined → Ready. */
export const stateName = (state: FrameState['state']): string =>
  state ? state.charAt(0).toUpperCase() + state.slice(1) : 'Ready'

/** Formats a factor: 1.3 → 130% */
export const percent = (factor: number): string => `${Math.round(factor * 100)}%`

/** Options that differ from the defaults, for the button's name: `Empty, 130%`. Empty if there are none. */
export const changedOptions = ({ state, text, lang, dir, edge }: FrameState): string =>
  [
    state && stateName(state),
    text !== DEFAULTS.text && percent(text),
    lang !== (dir === 'rtl' ? 'ar' : 'en') && (lang === 'ar' ? 'Arabic' : 'English'),
    edge && 'Edge to edge',
  ]
    .filter(Boolean)
    .join(', ')
