import { openLocal } from './local'
import { openMemory } from './memory'
import { DRIVER_ORDER, type DriverName, type KeyValueStorage, type OpenDriver } from './types'

export { KEYS, type KeyValueStorage } from './types'

/** The drivers of the spec's order that exist so far. */
const drivers: Partial<Record<DriverName, OpenDriver>> = { localstorage: openLocal }

/**
 * The first driver that really works, in the order of the spec; memory where the device refuses all of them.
 * @param warn told once, where nothing will outlast the visit
 */
export const openStorage = (warn: (message: string) => void = console.warn): KeyValueStorage => {
  for (const name of DRIVER_ORDER) {
    const storage = drivers[name]?.()
    if (storage) return storage
  }
  if (typeof window !== 'undefined')
    warn(
      'Patternbook: this browser keeps no site data. Choices last until the page closes; allow site data to keep them.',
    )
  return openMemory()
}

let opened: KeyValueStorage | undefined

/** The storage of this page, opened at its first use. */
export const storage = (): KeyValueStorage => {
  opened ??= openStorage()
  return opened
}
