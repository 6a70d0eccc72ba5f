/** Text kept on the device under a key. No method ever throws or rejects. */
export type KeyValueStorage = {
  /** Name of the driver that keeps the values. */
  readonly driver: DriverName | 'memory'
  /** The stored text, or `null`. */
  get(key: string): Promise<string | null>
  /** @returns false where the device could not keep it: the value then holds for this visit */
  set(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** All keys, ours and others'. */
  keys(): Promise<string[]>
  /** The stored text at once, where the driver can tell; what is needed before the first paint uses this. */
  peek(key: string): string | null
}

/** The drivers of the spec (§7), best first. */
export const DRIVER_ORDER = ['sqlite', 'indexeddb', 'websql', 'localstorage'] as const
export type DriverName = (typeof DRIVER_ORDER)[number]

/** Opens a driver after trying it out, or gives nothing where it does not work. */
export type OpenDriver = () => KeyValueStorage | undefined

/** The keys of the spec (`'true'` means yes in all of them), and ours with a prefix. */
export const KEYS = {
  rtl: 'isEnabledRTL',
  introSeen: 'SHOW_START_WIZARD',
  newsletterAnswered: 'mailChimp',
  newsletterShown: 'mailChimpLocal',
  frame: 'patternbook:frame',
} as const
