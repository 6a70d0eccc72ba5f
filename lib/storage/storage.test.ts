// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYS, openStorage } from './index'

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const silent = vi.fn()

beforeEach(() => silent.mockClear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('storage', () => {
  it('keeps a choice on the device, under the key of the spec', async () => {
    const storage = openStorage(silent)
    expect(await storage.set(KEYS.rtl, 'true')).toBe(true)
    expect(localStorage.getItem('isEnabledRTL')).toBe('true')
    expect(openStorage(silent).peek(KEYS.rtl)).toBe('true')
    expect(storage.driver).toBe('localstorage')
    expect(silent).not.toHaveBeenCalled()
  })

  it('leaves nothing behind from trying a driver out', async () => {
    expect(await openStorage(silent).keys()).toEqual([])
  })

  it('forgets a key when told to', async () => {
    const storage = openStorage(silent)
    await storage.set('a', '1')
    await storage.remove('a')
    expect(await storage.get('a')).toBeNull()
    expect(await storage.keys()).toEqual([])
  })

  it('holds a choice for the visit when the device is full, and loses nothing that was stored', async () => {
    localStorage.setItem('a', 'old')
    localStorage.setItem('b', 'stays')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const storage = openStorage(silent)
    expect(await storage.set('a', 'new')).toBe(false)
    expect(await storage.get('a')).toBe('new')
    expect(storage.peek('b')).toBe('stays')
    expect(localStorage.getItem('a')).toBe('old')
    expect(await storage.keys()).toEqual(expect.arrayContaining(['a', 'b']))
  })

  it('saves again as soon as there is room', async () => {
    localStorage.setItem('a', 'old')
    const storage = openStorage(silent)
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    await storage.set('a', 'new')
    write.mockRestore()
    expect(await storage.set('a', 'newer')).toBe(true)
    expect(localStorage.getItem('a')).toBe('newer')
  })

  it('warns once and remembers until the page closes where site data is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const storage = openStorage(silent)
    expect(await storage.set('a', '1')).toBe(false)
    expect(await storage.get('a')).toBe('1')
    expect(await storage.keys()).toEqual(['a'])
    expect(silent).toHaveBeenCalledTimes(1)
    expect(silent.mock.calls[0]?.[0]).toMatch(/^Patternbook: /)
  })

  it('never throws into a page when the store breaks later', async () => {
    localStorage.setItem('a', '1')
    const storage = openStorage(silent)
    const broken = () => {
      throw new Error('gone')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(broken)
    expect(storage.peek('a')).toBeNull()
    await expect(storage.remove('a')).resolves.toBeUndefined()
  })
})
