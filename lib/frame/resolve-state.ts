import { readQuery } from './query'
import { DEFAULTS, type FrameState } from './state'

/** The inputs of the state at start: the URL's query, the stored settings, and the properties of the device. */
export type InitialStateInputs = {
  search: string
  /** Reads a stored value. May throw if storage is blocked. */
  readStored(key: string): string | null
  userAgent: string
  platform: string
  touchPoints: number
  prefersDark: boolean
}

/** Storage key of the platform, generations, theme, accent, and language that the user has selected. */
export const SETTINGS_KEY = 'patternbook:frame'
/** Storage key of the direction: `true` means right-to-left. */
export const RTL_KEY = 'isEnabledRTL'

const readSafely = (read: () => string | null): string | null => {
  try {
    return read()
  } catch {
    return null
  }
}

const readStoredSettings = (inputs: InitialStateInputs): Partial<FrameState> => {
  const isRtl = readSafely(() => inputs.readStored(RTL_KEY)) === 'true'
  const storedDirection: Partial<FrameState> = isRtl ? { dir: 'rtl' } : {}
  try {
    const settings = JSON.parse(readSafely(() => inputs.readStored(SETTINGS_KEY)) ?? '{}')
    const query = new URLSearchParams()
    for (const key of ['mode', 'ios', 'md', 'theme', 'accent', 'lang'])
      if (settings?.[key]) query.set(key, String(settings[key]))
    return { ...readQuery(query.toString()), ...storedDirection }
  } catch {
    return storedDirection
  }
}

/** Returns whether the device is an iPhone, iPod, or iPad. An iPad may report itself as a Mac, but has a touch screen. */
const isIos = (inputs: InitialStateInputs): boolean =>
  /iPhone|iPad|iPod/.test(inputs.userAgent) || (/Mac/.test(inputs.platform) && inputs.touchPoints > 1)

/**
 * Returns the state of the frame at start. Each field has the first value that exists in the query, the stored settings, the
 * device, and the defaults, in this order. If the query sets the direction but no language, a stored language is ignored. Without
 * a language, right-to-left layouts are in Arabic, and all others are in English.
 * @param warn called for each invalid value of the query
 */
export const resolveState = (inputs: InitialStateInputs, warn?: (message: string) => void): FrameState => {
  const query = readQuery(inputs.search, warn)
  const storedSettings = readStoredSettings(inputs)
  const merged: FrameState = { ...DEFAULTS, mode: isIos(inputs) ? 'ios' : 'md', ...storedSettings, ...query }
  const lang =
    query.lang ?? (query.dir ? undefined : storedSettings.lang) ?? (merged.dir === 'rtl' ? 'ar' : 'en')
  const isDark = merged.theme === 'dark' || (merged.theme === 'system' && inputs.prefersDark)
  return { ...merged, lang, resolvedTheme: isDark ? 'dark' : 'light' }
}

/** Returns the inputs in this browser: the query of the current URL, the stored settings, and the device. */
export const readInitialStateInputs = (): InitialStateInputs => ({
  search: location.search,
  readStored: (key) => localStorage.getItem(key),
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  touchPoints: navigator.maxTouchPoints,
  // Old web views do not have matchMedia.
  prefersDark: Boolean(window.matchMedia?.('(prefers-color-scheme: dark)').matches),
})
