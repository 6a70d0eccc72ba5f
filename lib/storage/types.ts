/** The keys of the spec (`'true'` means yes in all of them), and ours with a prefix. */
export const KEYS = {
  rtl: 'isEnabledRTL',
  introSeen: 'SHOW_START_WIZARD',
  newsletterAnswered: 'mailChimp',
  newsletterShown: 'mailChimpLocal',
  frame: 'patternbook:frame',
  inspector: 'patternbook:inspector',
  inspectorTab: 'patternbook:inspector-tab',
  packageManager: 'patternbook:package-manager',
  platforms: 'patternbook:platforms',
  offline: 'patternbook:offline',
  recent: 'patternbook:recent',
  singleKeys: 'patternbook:single-keys',
  toastTime: 'patternbook:toast-time',
  favorites: 'patternbook:favorites',
} as const

/** A key whose value can be told at once, because it is needed before the first paint or on the way to a screen. */
export type StartKey = (typeof KEYS)[keyof typeof KEYS]

/** The drivers of the spec (§7), best first. */
export const DRIVER_ORDER = ['sqlite', 'indexeddb', 'websql', 'localstorage'] as const
/** Who keeps the values; `memory` until the page closes. */
export type DriverName = (typeof DRIVER_ORDER)[number] | 'memory'

/** Text kept on the device under a key. No method ever throws or rejects. */
export type KeyValueStorage = {
  /** Who keeps the values on this device; tries the drivers out if that has not been done yet. */
  driver(): Promise<DriverName>
  /** The stored text, or `null`. */
  get(key: string): Promise<string | null>
  /**
   * Keeps a text. From this call on every reader of this page sees it, whatever the device does.
   * @returns false where the device could not keep it: the value then holds for this visit
   */
  set(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** The keys that have a value. */
  keys(): Promise<string[]>
  /** The text of a key that is needed at once. */
  peek(key: StartKey): string | null
  /**
   * Brings back the start keys that the driver still knows and `localStorage` has lost or refuses: systems empty the
   * latter of native wrappers when the device is full, while sqlite stays, and visitors can clear it in browsers.
   * @returns whether anything came back
   */
  restore(): Promise<boolean>
}

/** A place on the device that keeps texts. Its methods may reject, or never answer. */
export type Driver = {
  readonly name: DriverName
  get(key: string): Promise<string | null>
  /** @returns false where the value is gone when the page closes */
  set(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  keys(): Promise<string[]>
}
