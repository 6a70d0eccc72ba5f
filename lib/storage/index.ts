import { isStartupKey, startupValues } from './startup-values'
import { type Driver, type KeyValueStorage, STORAGE_KEYS } from './types'

export { type KeyValueStorage, STORAGE_KEYS } from './types'

/**
 * Creates a storage that loads its driver on the first call that needs it. A page that only calls `getSync` loads no driver.
 * @param load resolves to the driver, whose methods neither reject nor hang
 */
export const createStorage = (load: () => Promise<Driver>): KeyValueStorage => {
  /**
   * Values that the device has not stored, and `null` for removed values that the device may still have. Kept until the device
   * has stored or removed them, or until the page closes.
   */
  const unsavedValues = new Map<string, string | null>()
  let driverPromise: Promise<Driver | undefined> | undefined
  const getDriver = () => {
    driverPromise ??= load().catch(() => {
      // The code of the driver could not be fetched; the next call tries again.
      driverPromise = undefined
      return undefined
    })
    return driverPromise
  }
  const getSync = (key: string) =>
    unsavedValues.has(key) ? (unsavedValues.get(key) ?? null) : startupValues.read(key)

  return {
    getDriverName: async () => (await getDriver())?.name ?? 'memory',
    getSync,
    get: async (key) => {
      const value = getSync(key)
      return value !== null || unsavedValues.has(key) ? value : ((await getDriver())?.get(key) ?? null)
    },
    set: async (key, value) => {
      const isInLocalStorage = startupValues.write(key, value)
      if (isInLocalStorage) unsavedValues.delete(key)
      else unsavedValues.set(key, value)
      const isStored = (await (await getDriver())?.set(key, value)) ?? false
      if (isStored && unsavedValues.get(key) === value) {
        // If the copy in `localStorage` cannot be updated, it is removed: the next visit would start with its old value.
        // Until the page closes, `unsavedValues` has the new value.
        if (isStartupKey(key) && !startupValues.write(key, value)) startupValues.remove(key)
        else unsavedValues.delete(key)
      }
      return isStored || isInLocalStorage
    },
    remove: async (key) => {
      unsavedValues.set(key, null)
      startupValues.remove(key)
      const isRemoved = await (await getDriver())?.remove(key)
      if (isRemoved && unsavedValues.get(key) === null) unsavedValues.delete(key)
    },
    keys: async () => {
      const allKeys = [
        ...((await (await getDriver())?.keys()) ?? []),
        ...startupValues.keys(),
        ...unsavedValues.keys(),
      ]
      return [...new Set(allKeys)].filter((key) => unsavedValues.get(key) !== null)
    },
    restoreStartupKeys: async () => {
      const driver = await getDriver()
      if (!driver || driver.name === 'memory') return false
      const isUnknown = (key: string) => getSync(key) === null && !unsavedValues.has(key)
      let hasRestored = false
      for (const key of (await driver.keys()).filter(isStartupKey)) {
        const value = isUnknown(key) ? await driver.get(key) : null
        if (value === null || !isUnknown(key)) continue
        if (!startupValues.write(key, value)) unsavedValues.set(key, value)
        hasRestored = true
      }
      // Stores the default direction: in browsers, restore-settings.ts does nothing if this key exists, so the next visit loads
      // no driver.
      if (isUnknown(STORAGE_KEYS.rtl)) startupValues.write(STORAGE_KEYS.rtl, 'false')
      return hasRestored
    },
  }
}

let storageInstance: KeyValueStorage | undefined

/** Returns the storage that all code of the document shares. The first call creates it. */
export const storage = (): KeyValueStorage => {
  storageInstance ??= createStorage(async () => (await import('./open-driver')).openDriver())
  return storageInstance
}
