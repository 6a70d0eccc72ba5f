/**
 * Startup keys: the keys of values that the site needs when it starts, with a copy in `localStorage` (startup-values.ts).
 * Never change a key: devices have values under it. The oldest keys have no prefix, and their names can mislead: for example,
 * `SHOW_START_WIZARD` is `'true'` after the introduction has been seen.
 */
export const STORAGE_KEYS = {
  rtl: 'isEnabledRTL',
  introSeen: 'SHOW_START_WIZARD',
  newsletterSubscribed: 'mailChimp',
  newsletterShown: 'mailChimpLocal',
  frame: 'patternbook:frame',
  inspector: 'patternbook:inspector',
  inspectorTab: 'patternbook:inspector-tab',
  packageManager: 'patternbook:package-manager',
  codePlatform: 'patternbook:platforms',
  keepOffline: 'patternbook:offline',
  recentResults: 'patternbook:recent',
  singleKeyShortcuts: 'patternbook:single-keys',
  toastDuration: 'patternbook:toast-time',
  favorites: 'patternbook:favorites',
} as const

/** A startup key. Its value can be read synchronously from the copy, for code that cannot wait for a database. */
export type StartupKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** The drivers that keep values after the page closes, best first. */
export const DRIVER_ORDER = ['sqlite', 'indexeddb', 'websql', 'localstorage'] as const
/** Name of a driver; `memory` stores values until the page closes. */
export type DriverName = (typeof DRIVER_ORDER)[number] | 'memory'

/** Stores strings on the device, each under a key. No method throws or rejects. */
export type KeyValueStorage = {
  /** Returns the name of the driver on this device. Tests the drivers if they have not been tested. */
  getDriverName(): Promise<DriverName>
  /** Returns the stored string, or `null`. */
  get(key: string): Promise<string | null>
  /**
   * Stores a string. From this call on, all reads of this page return the string.
   * @returns false if the device could not store the string, which is then kept until the page closes
   */
  set(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Returns the keys that have a value. */
  keys(): Promise<string[]>
  /** Returns the value of a startup key synchronously, or `null`. */
  getSync(key: StartupKey): string | null
  /**
   * Restores the startup keys that the driver has and `localStorage` does not have. For example, the system may clear the
   * `localStorage` of a native wrapper when the device is full.
   * @returns whether anything was restored
   */
  restoreStartupKeys(): Promise<boolean>
}

/** A storage backend on the device. Its methods may reject or never settle. */
export type Driver = {
  readonly name: DriverName
  get(key: string): Promise<string | null>
  /** @returns false if the value is lost when the page closes */
  set(key: string, value: string): Promise<boolean>
  /** @returns whether the value was removed */
  remove(key: string): Promise<boolean>
  keys(): Promise<string[]>
}
