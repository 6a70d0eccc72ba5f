import { readQuery } from './query'
import { DEFAULTS, type FrameState } from './state'

/** The inputs of the state at start: the URL's query, the stored settings, and the properties of the device. */
export type Device = {
  search: string
  /** Reads a stored value. May throw if storage is blocked. */
  stored(key: string): string | null
  userAgent: string
  platform: string
  touchPoints: number
  prefersDark: boolean
}

/** Storage key of the settings that the user has selected in Settings and in the toolbar. */
export const STORE_KEY = 'patternbook:frame'
/** Storage key of the direction: `true` means right-to-left. */
export const RTL_KEY = 'isEnabledRTL'

const readSafely = (read: () => string | null): string | null => {
  try {
    return read()
  } catch {
    return null
  }
}

const stored = (device: Device): Partial<FrameState> => {
  const rtl = readSafely(() => device.stored(RTL_KEY)) === 'true'
  const own: Partial<FrameState> = rtl ? { dir: 'rtl' } : {}
  try {
    const choices = JSON.parse(readSafely(() => device.stored(STORE_KEY)) ?? '{}')
    const query = new URLSearchParams()
    for (const key of ['mode', 'ios', 'md', 'theme', 'accent', 'lang'])
      if (choices?.[key]) query.set(key, String(choices[key]))
    return { ...readQuery(query.toString()), ...own }
  } catch {
    return own
  }
}

/** Whether the device is an iPhone, iPod, or iPad. An iPad reports itself as a Mac with a touch screen. */
const isIos = (device: Device): boolean =>
  /iPhone|iPad|iPod/.test(device.userAgent) || (/Mac/.test(device.platform) && device.touchPoints > 1)

/**
 * Returns the state of the frame at start. Each field has the first value that exists in the query, the stored settings, the device,
 * and the defaults, in this order.
 * @param warn called for each invalid value of the query
 */
export const resolveState = (device: Device, warn?: (message: string) => void): FrameState => {
  const query = readQuery(device.search, warn)
  const choices = stored(device)
  const merged: FrameState = { ...DEFAULTS, mode: isIos(device) ? 'ios' : 'md', ...choices, ...query }
  const lang = query.lang ?? (query.dir ? undefined : choices.lang) ?? (merged.dir === 'rtl' ? 'ar' : 'en')
  const dark = merged.theme === 'dark' || (merged.theme === 'system' && device.prefersDark)
  return { ...merged, lang, resolvedTheme: dark ? 'dark' : 'light' }
}

/** Reads the query, the stored settings, and the device of this browser. */
export const thisDevice = (): Device => ({
  search: location.search,
  stored: (key) => localStorage.getItem(key),
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  touchPoints: navigator.maxTouchPoints,
  // Old web views do not have matchMedia.
  prefersDark: Boolean(window.matchMedia?.('(prefers-color-scheme: dark)').matches),
})
