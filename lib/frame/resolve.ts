import { readQuery } from './query'
import { DEFAULTS, type FrameState } from './state'

/** What a device tells about itself, and what was stored on it. */
export type Device = {
  search: string
  /** Reads one stored text; may throw where storage is refused. */
  stored(key: string): string | null
  userAgent: string
  platform: string
  touchPoints: number
  prefersDark: boolean
}

/** Key of the choices stored by the settings and the toolbar. */
export const STORE_KEY = 'patternbook:frame'
/** Key of the direction (spec section 2): `true` means right-to-left. */
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

/** iPhone, iPod, and iPads, which call themselves Macs but have a touch screen. */
const isIos = (device: Device): boolean =>
  /iPhone|iPad|iPod/.test(device.userAgent) || (/Mac/.test(device.platform) && device.touchPoints > 1)

/**
 * The state of the frame at start: query before stored choice before device before default.
 * @param warn told about bad values of the query
 */
export const resolveState = (device: Device, warn?: (message: string) => void): FrameState => {
  const query = readQuery(device.search, warn)
  const choices = stored(device)
  const merged: FrameState = { ...DEFAULTS, mode: isIos(device) ? 'ios' : 'md', ...choices, ...query }
  const lang = query.lang ?? (query.dir ? undefined : choices.lang) ?? (merged.dir === 'rtl' ? 'ar' : 'en')
  const dark = merged.theme === 'dark' || (merged.theme === 'system' && device.prefersDark)
  return { ...merged, lang, resolvedTheme: dark ? 'dark' : 'light' }
}

/** This browser as a device. */
export const thisDevice = (): Device => ({
  search: location.search,
  stored: (key) => localStorage.getItem(key),
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  touchPoints: navigator.maxTouchPoints,
  // Old web views do not have it.
  prefersDark: Boolean(window.matchMedia?.('(prefers-color-scheme: dark)').matches),
})
