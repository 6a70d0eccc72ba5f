import { shareableState } from '@/components/site/shell/toolbar/share-url'
import type { FrameState } from '@/lib/frame'

/** A query parameter that the sender of a link can leave out, with a label and a text for its value. */
type ShareParam = { key: keyof FrameState; label: string; value: string }

const paramLabels: Partial<Record<keyof FrameState, string>> = {
  mode: 'Platform',
  ios: 'Version',
  md: 'Version',
  dir: 'Direction',
  theme: 'Theme',
  accent: 'Accent',
  lang: 'Language',
  text: 'Text size',
  motion: 'Motion',
  state: 'State',
  edge: 'Status bar',
  gallery: 'Gallery',
}
/** Labels of values, for all parameters. `true` is a value of `edge` only. A value without a label is capitalized. */
const valueLabels: Record<string, string> = {
  ios: 'iOS',
  md: 'Material',
  '26': 'iOS 26',
  '18': 'iOS 18',
  ltr: 'LTR',
  rtl: 'RTL',
  en: 'English',
  ar: 'Arabic',
  true: 'Edge to edge',
}

const formatValue = (key: keyof FrameState, value: unknown): string => {
  const text = String(value)
  if (key === 'text' || (key === 'motion' && typeof value === 'number'))
    return `${Math.round(Number(value) * 100)}%`
  if (/^[0-9a-f]{6}$/.test(text) && key === 'accent') return `#${text}`
  return valueLabels[text] ?? text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the query parameters of a link that reproduces a state, in the order of the query string. */
export const shareParams = (state: FrameState): ShareParam[] =>
  Object.entries(shareableState(state)).map(([key, value]) => ({
    key: key as keyof FrameState,
    label: paramLabels[key as keyof FrameState] ?? key,
    // A link without `lang` shows a right-to-left screen in Arabic.
    value:
      value === 'rtl' && state.lang === 'ar' ? 'RTL, Arabic' : formatValue(key as keyof FrameState, value),
  }))

/**
 * Returns the part of a state that a link contains.
 * @param omittedParams names of the query parameters that the sender leaves out
 */
export const includedState = (
  state: FrameState,
  omittedParams: ReadonlySet<keyof FrameState>,
): Partial<FrameState> =>
  Object.fromEntries(
    Object.entries(shareableState(state)).filter(([key]) => !omittedParams.has(key as keyof FrameState)),
  )
