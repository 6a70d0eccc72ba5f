// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RTL_KEY, STORE_KEY } from '@/lib/frame/resolve'
import { memory } from './drivers/memory'
import { createStorage, KEYS } from './index'
import type { Driver } from './types'
import { withFallback } from './with-fallback'

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}
const full = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
const blocked = () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'))

/** A database that keeps what it is given, as a driver of the spec. */
const disk = (values = new Map<string, string>()): Driver & { values: Map<string, string> } => ({
  name: 'indexeddb',
  values,
  get: async (key) => values.get(key) ?? null,
  set: async (key, value) => {
    values.set(key, value)
    return true
  },
  remove: async (key) => {
    values.delete(key)
  },
  keys: async () => [...values.keys()],
})
const over = (driver: Driver) => createStorage(async () => withFallback(driver))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the storage', () => {
  it('keeps a choice on the device, and where it can be read before the first paint', async () => {
    const driver = disk()
    expect(await over(driver).set(KEYS.rtl, 'true')).toBe(true)
    expect(driver.values.get('isEnabledRTL')).toBe('true')
    expect(localStorage.getItem('isEnabledRTL')).toBe('true')
    expect(over(driver).peek(KEYS.rtl)).toBe('true')
  })

  it('knows the keys by the names that the script before the first paint reads', () => {
    expect([KEYS.rtl, KEYS.frame]).toEqual([RTL_KEY, STORE_KEY])
  })

  it('tells a choice in the same breath as it is made', () => {
    const storage = over(disk())
    void storage.set(KEYS.rtl, 'true')
    expect(storage.peek(KEYS.rtl)).toBe('true')
    expect(localStorage.getItem(KEYS.rtl)).toBe('true')
    void storage.remove(KEYS.rtl)
    expect(storage.peek(KEYS.rtl)).toBeNull()
  })

  it('loads no driver for what it can tell at once', async () => {
    const load = vi.fn(async () => disk())
    localStorage.setItem(KEYS.rtl, 'true')
    const storage = createStorage(load)
    expect([storage.peek(KEYS.rtl), await storage.get(KEYS.rtl)]).toEqual(['true', 'true'])
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps other texts with the driver alone', async () => {
    const storage = over(disk())
    await storage.set('recent', 'login')
    expect(await storage.get('recent')).toBe('login')
    expect(localStorage).toHaveLength(0)
    expect(await storage.keys()).toEqual(['recent'])
  })

  it('forgets a key when told to', async () => {
    const storage = over(disk())
    await storage.set(KEYS.introSeen, 'true')
    await storage.remove(KEYS.introSeen)
    expect([await storage.get(KEYS.introSeen), storage.peek(KEYS.introSeen)]).toEqual([null, null])
    expect(await storage.keys()).toEqual([])
  })

  it('keeps the last of two choices made in a hurry', async () => {
    const driver = disk()
    const storage = over(driver)
    await Promise.all([storage.set(KEYS.rtl, 'true'), storage.set(KEYS.rtl, 'false')])
    expect([driver.values.get(KEYS.rtl), storage.peek(KEYS.rtl)]).toEqual(['false', 'false'])
  })

  it('has a choice although the quick store is full, and never believes the old copy of it', async () => {
    const driver = disk()
    localStorage.setItem(KEYS.rtl, 'false')
    full()
    const storage = over(driver)
    expect(await storage.set(KEYS.rtl, 'true')).toBe(true)
    expect([storage.peek(KEYS.rtl), localStorage.getItem(KEYS.rtl)]).toEqual(['true', null])
    expect(await over(driver).get(KEYS.rtl)).toBe('true')
  })

  it('holds a choice for the visit when everything is full, and loses nothing that was stored', async () => {
    localStorage.setItem(KEYS.rtl, 'false')
    full()
    const storage = over({
      ...disk(new Map([['a', 'old']])),
      set: async () => refuse('QuotaExceededError')(),
    })
    expect([await storage.set(KEYS.rtl, 'true'), await storage.set('a', 'new')]).toEqual([false, false])
    expect([storage.peek(KEYS.rtl), await storage.get('a')]).toEqual(['true', 'new'])
    expect(await over(disk(new Map([['a', 'old']]))).get('a')).toBe('old')
    expect(localStorage.getItem(KEYS.rtl)).toBe('false')
  })

  it('saves again as soon as there is room', async () => {
    const write = full()
    const storage = over(memory())
    expect(await storage.set(KEYS.rtl, 'true')).toBe(false)
    write.mockRestore()
    expect(await storage.set(KEYS.rtl, 'true')).toBe(true)
    expect(localStorage.getItem(KEYS.rtl)).toBe('true')
  })

  it('remembers until the page closes where the browser refuses everything', async () => {
    blocked()
    const storage = over(memory())
    expect(await storage.set(KEYS.rtl, 'true')).toBe(false)
    expect([storage.peek(KEYS.rtl), await storage.get(KEYS.rtl)]).toEqual(['true', 'true'])
    expect(await storage.keys()).toEqual([KEYS.rtl])
    await storage.remove(KEYS.rtl)
    expect(storage.peek(KEYS.rtl)).toBeNull()
  })

  it('breaks no page when the driver breaks later', async () => {
    const broken = async () => refuse('InvalidStateError')()
    const storage = over({ name: 'indexeddb', get: broken, set: broken, remove: broken, keys: broken })
    expect(await storage.get('a')).toBeNull()
    expect(await storage.set('a', '1')).toBe(false)
    expect(await storage.get('a')).toBe('1')
    expect(await storage.keys()).toEqual(['a'])
    await expect(storage.remove('a')).resolves.toBeUndefined()
  })

  it('goes on when the code of the drivers cannot be fetched, and asks for it again', async () => {
    const load = vi.fn(async () => disk()).mockRejectedValueOnce(new Error('offline'))
    const storage = createStorage(load)
    expect(await storage.set('a', '1')).toBe(false)
    expect(await storage.get('a')).toBe('1')
    expect(await storage.set('a', '2')).toBe(true)
  })

  it('brings back what the system has taken from the quick store', async () => {
    const storage = over(
      disk(
        new Map([
          [KEYS.rtl, 'true'],
          [KEYS.frame, '{"mode":"ios"}'],
          ['other', 'x'],
        ]),
      ),
    )
    localStorage.setItem(KEYS.frame, '{"mode":"md"}')
    expect(await storage.restore()).toBe(true)
    expect(storage.peek(KEYS.rtl)).toBe('true')
    expect(storage.peek(KEYS.frame)).toBe('{"mode":"md"}')
    expect(await storage.restore()).toBe(false)
  })

  it('shows what only the driver knows where the quick store takes nothing', async () => {
    blocked()
    const storage = over(disk(new Map([[KEYS.rtl, 'true']])))
    expect(await storage.restore()).toBe(true)
    expect(storage.peek(KEYS.rtl)).toBe('true')
    expect(await storage.restore()).toBe(false)
  })

  it('asks the driver for the direction once: from then on the quick store answers', async () => {
    const storage = over(disk())
    expect(await storage.restore()).toBe(false)
    expect(storage.peek(KEYS.rtl)).toBe('false')
    localStorage.clear()
    await over(memory()).restore()
    expect(localStorage).toHaveLength(0)
  })
})
