// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RTL_KEY, SETTINGS_KEY } from '@/lib/frame/resolve-state'
import { openMemory } from './drivers/memory'
import { createStorage, STORAGE_KEYS } from './index'
import type { Driver } from './types'
import { withFallback } from './with-fallback'

const domExceptionThrower = (name: string) => () => {
  throw new DOMException('refused', name)
}
const mockFullStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(domExceptionThrower('QuotaExceededError'))
const mockBlockedStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(domExceptionThrower('SecurityError'))

/** Creates a fake driver that stores its values in a map. */
const fakeDriver = (values = new Map<string, string>()): Driver & { values: Map<string, string> } => ({
  name: 'indexeddb',
  values,
  get: async (key) => values.get(key) ?? null,
  set: async (key, value) => {
    values.set(key, value)
    return true
  },
  remove: async (key) => {
    values.delete(key)
    return true
  },
  keys: async () => [...values.keys()],
})
const storageWith = (driver: Driver) => createStorage(async () => withFallback(driver))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the storage', () => {
  it('stores a choice with the driver, and in localStorage for the first paint', async () => {
    const driver = fakeDriver()
    expect(await storageWith(driver).set(STORAGE_KEYS.rtl, 'true')).toBe(true)
    expect(driver.values.get('isEnabledRTL')).toBe('true')
    expect(localStorage.getItem('isEnabledRTL')).toBe('true')
    expect(storageWith(driver).getSync(STORAGE_KEYS.rtl)).toBe('true')
  })

  it('uses the keys that the pre-paint script reads', () => {
    expect([STORAGE_KEYS.rtl, STORAGE_KEYS.frame]).toEqual([RTL_KEY, SETTINGS_KEY])
  })

  it('returns a choice synchronously after it was set', () => {
    const storage = storageWith(fakeDriver())
    void storage.set(STORAGE_KEYS.rtl, 'true')
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBe('true')
    expect(localStorage.getItem(STORAGE_KEYS.rtl)).toBe('true')
    void storage.remove(STORAGE_KEYS.rtl)
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBeNull()
  })

  it('loads no driver for a key that is in localStorage', async () => {
    const load = vi.fn(async () => fakeDriver())
    localStorage.setItem(STORAGE_KEYS.rtl, 'true')
    const storage = createStorage(load)
    expect([storage.getSync(STORAGE_KEYS.rtl), await storage.get(STORAGE_KEYS.rtl)]).toEqual(['true', 'true'])
    expect(load).not.toHaveBeenCalled()
  })

  it('stores other keys with the driver only', async () => {
    const storage = storageWith(fakeDriver())
    await storage.set('recent', 'login')
    expect(await storage.get('recent')).toBe('login')
    expect(localStorage).toHaveLength(0)
    expect(await storage.keys()).toEqual(['recent'])
  })

  it('removes a key', async () => {
    const storage = storageWith(fakeDriver())
    await storage.set(STORAGE_KEYS.introSeen, 'true')
    await storage.remove(STORAGE_KEYS.introSeen)
    expect([await storage.get(STORAGE_KEYS.introSeen), storage.getSync(STORAGE_KEYS.introSeen)]).toEqual([
      null,
      null,
    ])
    expect(await storage.keys()).toEqual([])
  })

  it('stores the last of two simultaneous choices', async () => {
    const driver = fakeDriver()
    const storage = storageWith(driver)
    await Promise.all([storage.set(STORAGE_KEYS.rtl, 'true'), storage.set(STORAGE_KEYS.rtl, 'false')])
    expect([driver.values.get(STORAGE_KEYS.rtl), storage.getSync(STORAGE_KEYS.rtl)]).toEqual([
      'false',
      'false',
    ])
  })

  it('stores a choice with the driver if localStorage is full, and removes its old copy', async () => {
    const driver = fakeDriver()
    localStorage.setItem(STORAGE_KEYS.rtl, 'false')
    mockFullStorage()
    const storage = storageWith(driver)
    expect(await storage.set(STORAGE_KEYS.rtl, 'true')).toBe(true)
    expect([storage.getSync(STORAGE_KEYS.rtl), localStorage.getItem(STORAGE_KEYS.rtl)]).toEqual([
      'true',
      null,
    ])
    expect(await storageWith(driver).get(STORAGE_KEYS.rtl)).toBe('true')
  })

  it('keeps a choice for the visit if everything is full, and loses no stored value', async () => {
    localStorage.setItem(STORAGE_KEYS.rtl, 'false')
    mockFullStorage()
    const storage = storageWith({
      ...fakeDriver(new Map([['a', 'old']])),
      set: async () => domExceptionThrower('QuotaExceededError')(),
    })
    expect([await storage.set(STORAGE_KEYS.rtl, 'true'), await storage.set('a', 'new')]).toEqual([
      false,
      false,
    ])
    expect([storage.getSync(STORAGE_KEYS.rtl), await storage.get('a')]).toEqual(['true', 'new'])
    expect(await storageWith(fakeDriver(new Map([['a', 'old']]))).get('a')).toBe('old')
    expect(localStorage.getItem(STORAGE_KEYS.rtl)).toBe('false')
  })

  it('stores again as soon as there is space', async () => {
    const setItemSpy = mockFullStorage()
    const storage = storageWith(openMemory())
    expect(await storage.set(STORAGE_KEYS.rtl, 'true')).toBe(false)
    setItemSpy.mockRestore()
    expect(await storage.set(STORAGE_KEYS.rtl, 'true')).toBe(true)
    expect(localStorage.getItem(STORAGE_KEYS.rtl)).toBe('true')
  })

  it('keeps values for the visit if storage is blocked', async () => {
    mockBlockedStorage()
    const storage = storageWith(openMemory())
    expect(await storage.set(STORAGE_KEYS.rtl, 'true')).toBe(false)
    expect([storage.getSync(STORAGE_KEYS.rtl), await storage.get(STORAGE_KEYS.rtl)]).toEqual(['true', 'true'])
    expect(await storage.keys()).toEqual([STORAGE_KEYS.rtl])
    await storage.remove(STORAGE_KEYS.rtl)
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBeNull()
  })

  it('does not reject when the driver fails later', async () => {
    const broken = async () => domExceptionThrower('InvalidStateError')()
    const storage = storageWith({ name: 'indexeddb', get: broken, set: broken, remove: broken, keys: broken })
    expect(await storage.get('a')).toBeNull()
    expect(await storage.set('a', '1')).toBe(false)
    expect(await storage.get('a')).toBe('1')
    expect(await storage.keys()).toEqual(['a'])
    await expect(storage.remove('a')).resolves.toBeUndefined()
  })

  it('does not return a removed value again when the driver fails to remove it', async () => {
    const driver = fakeDriver(new Map([['a', '1']]))
    driver.remove = domExceptionThrower('InvalidStateError')
    const getSpy = vi.spyOn(driver, 'get').mockRejectedValueOnce(new Error('closed'))
    const storage = storageWith(driver)
    await storage.remove('a')
    getSpy.mockRestore()
    expect(await storage.get('a')).toBeNull()
    expect(await storage.keys()).toEqual([])
  })

  it('works without the code of the drivers, and loads it again with the next call', async () => {
    const load = vi.fn(async () => fakeDriver()).mockRejectedValueOnce(new Error('offline'))
    const storage = createStorage(load)
    expect(await storage.set('a', '1')).toBe(false)
    expect(await storage.get('a')).toBe('1')
    expect(await storage.set('a', '2')).toBe(true)
  })

  it('restores keys that localStorage has lost', async () => {
    const storage = storageWith(
      fakeDriver(
        new Map([
          [STORAGE_KEYS.rtl, 'true'],
          [STORAGE_KEYS.frame, '{"mode":"ios"}'],
          ['other', 'x'],
        ]),
      ),
    )
    localStorage.setItem(STORAGE_KEYS.frame, '{"mode":"md"}')
    expect(await storage.restoreStartupKeys()).toBe(true)
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBe('true')
    expect(storage.getSync(STORAGE_KEYS.frame)).toBe('{"mode":"md"}')
    expect(await storage.restoreStartupKeys()).toBe(false)
  })

  it('restores keys for the visit if localStorage is blocked', async () => {
    mockBlockedStorage()
    const storage = storageWith(fakeDriver(new Map([[STORAGE_KEYS.rtl, 'true']])))
    expect(await storage.restoreStartupKeys()).toBe(true)
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBe('true')
    expect(await storage.restoreStartupKeys()).toBe(false)
  })

  it('reads the direction from the driver once, and then from localStorage', async () => {
    const storage = storageWith(fakeDriver())
    expect(await storage.restoreStartupKeys()).toBe(false)
    expect(storage.getSync(STORAGE_KEYS.rtl)).toBe('false')
    localStorage.clear()
    await storageWith(openMemory()).restoreStartupKeys()
    expect(localStorage).toHaveLength(0)
  })
})
