import { isStartupKey, mirror } from './mirror'
import { type Driver, KEYS, type KeyValueStorage } from './types'

export { KEYS, type KeyValueStorage } from './types'

/**
 * Creates a storage that loads its driver with the first call that needs one. A page that only calls `peek` loads no driver.
 * @param load resolves to the driver, whose methods neither reject nor hang
 */
export const createStorage = (load: () => Promise<Driver>): KeyValueStorage => {
  /** Values that the device has not stored, kept until the page closes; `null` for a value that was removed. */
  const unsaved = new Map<string, string | null>()
  let opening: Promise<Driver | undefined> | undefined
  const open = () => {
    opening ??= load().catch(() => {
      // The code of the driver could not be fetched; the next call tries again.
      opening = undefined
      return undefined
    })
    return opening
  }
  const peek = (key: string) => (unsaved.has(key) ? (unsaved.get(key) ?? null) : mirror.read(key))

  return {
    driver: async () => (await open())?.name ?? 'memory',
    peek,
    get: async (key) => {
      const value = peek(key)
      return value !== null || unsaved.has(key) ? value : ((await open())?.get(key) ?? null)
    },
    set: async (key, value) => {
      const mirrored = mirror.write(key, value)
      if (mirrored) unsaved.delete(key)
      else unsaved.set(key, value)
      const stored = (await (await open())?.set(key, value)) ?? false
      if (stored && unsaved.get(key) === value) {
        // A copy that cannot be updated is removed, because the next visit would start with its old value. Until
        // the page closes, `unsaved` has the new value.
        if (isStartupKey(key) && !mirror.write(key, value)) mirror.remove(key)
        else unsaved.delete(key)
      }
      return stored || mirrored
    },
    remove: async (key) => {
      unsaved.set(key, null)
      mirror.remove(key)
      const driver = await open()
      await driver?.remove(key)
      const removed = driver && (await driver.get(key)) === null
      if (removed && unsaved.get(key) === null) unsaved.delete(key)
    },
    keys: async () => {
      const allKeys = [...((await (await open())?.keys()) ?? []), ...mirror.keys(), ...unsaved.keys()]
      return [...new Set(allKeys)].filter((key) => unsaved.get(key) !== null)
    },
    restore: async () => {
      const driver = await open()
      if (!driver || driver.name === 'memory') return false
      const isUnknown = (key: string) => peek(key) === null && !unsaved.has(key)
      let restored = false
      for (const key of (await driver.keys()).filter(isStartupKey)) {
        const value = isUnknown(key) ? await driver.get(key) : null
        if (value === null || !isUnknown(key)) continue
        if (!mirror.write(key, value)) unsaved.set(key, value)
        restored = true
      }
      // Marks the copy as complete: if the copy has this key, the next visit does not open the driver (restore.ts).
      if (isUnknown(KEYS.rtl)) mirror.write(KEYS.rtl, 'false')
      return restored
    },
  }
}

let storageInstance: KeyValueStorage | undefined

/** The storage of this page. */
export const storage = (): KeyValueStorage => {
  storageInstance ??= createStorage(async () => (await import('./open')).openDriver())
  return storageInstance
}
