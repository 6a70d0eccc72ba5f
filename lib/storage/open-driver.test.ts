// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDriver } from './open-driver'
import { createFakeSql, type SqlFault } from './testing/fake-sql'
import { STORAGE_TIMEOUT_MS } from './with-timeout'

const warn = vi.fn()
const openTestDriver = () => openDriver(warn)
const domExceptionThrower = (name: string) => () => {
  throw new DOMException('refused', name)
}

/** Installs a fake of the native plugin. */
const installPlugin = (fault: SqlFault = 'none') => {
  const fake = createFakeSql()
  fake.fault = fault
  window.sqlitePlugin = {
    openDatabase: vi.fn((options, done) => {
      expect(options).toEqual({ name: 'patternbook.db', location: 'default' })
      queueMicrotask(() => done(fake.database))
    }),
  }
  return fake
}
const installWebSql = () => {
  const fake = createFakeSql()
  window.openDatabase = () => fake.database
  return fake
}
const installIndexedDb = () => Object.assign(window, { indexedDB: new IDBFactory() })

beforeEach(() => {
  localStorage.clear()
  warn.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of ['sqlitePlugin', 'cordova', 'indexedDB', 'openDatabase'])
    Reflect.deleteProperty(window, name)
})

describe('the driver of a device', () => {
  it('is sqlite in a native wrapper, even if others are available', async () => {
    installPlugin()
    installIndexedDb()
    installWebSql()
    expect((await openTestDriver()).name).toBe('sqlite')
  })

  it('is IndexedDB in browsers', async () => {
    installIndexedDb()
    installWebSql()
    expect((await openTestDriver()).name).toBe('indexeddb')
  })

  it('is WebSQL if no other database is available', async () => {
    installWebSql()
    expect((await openTestDriver()).name).toBe('websql')
  })

  it('is localStorage without a database', async () => {
    expect((await openTestDriver()).name).toBe('localstorage')
    expect(warn).not.toHaveBeenCalled()
  })

  it('is memory if all are blocked, with one warning', async () => {
    Object.defineProperty(window, 'indexedDB', {
      get: domExceptionThrower('SecurityError'),
      configurable: true,
    })
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(domExceptionThrower('SecurityError'))
    const driver = await openTestDriver()
    expect(driver.name).toBe('memory')
    expect(await driver.set('a', '1')).toBe(false)
    expect(await driver.get('a')).toBe('1')
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Patternbook: /)
  })

  it('is the next one if a database does not open', async () => {
    installPlugin('closed')
    const factory = new IDBFactory()
    vi.spyOn(factory, 'open').mockImplementation(domExceptionThrower('UnknownError'))
    Object.assign(window, { indexedDB: factory })
    installWebSql()
    expect((await openTestDriver()).name).toBe('websql')
  })

  it('is the next one if a database does not answer in time', async () => {
    installPlugin('silent')
    installIndexedDb()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opening = openTestDriver()
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS)
    vi.useRealTimers()
    expect((await opening).name).toBe('indexeddb')
  })

  it('is the next one if a database does not store values', async () => {
    const fake = installPlugin()
    vi.spyOn(fake.values, 'set').mockReturnThis()
    expect((await openTestDriver()).name).toBe('localstorage')
  })

  it('waits for a native wrapper that is still starting', async () => {
    window.cordova = {}
    const opening = openTestDriver()
    await Promise.resolve()
    installPlugin()
    document.dispatchEvent(new Event('deviceready'))
    expect((await opening).name).toBe('sqlite')
  })

  it('is a full database that has values, so that they are not lost', async () => {
    const fake = installPlugin('full')
    fake.values.set('a', 'old')
    const driver = await openTestDriver()
    expect([driver.name, await driver.get('a')]).toEqual(['sqlite', 'old'])
    expect(await driver.set('a', 'new')).toBe(false)
    expect(await driver.get('a')).toBe('old')
  })
})

describe.each([
  ['sqlite', () => installPlugin()],
  ['indexeddb', installIndexedDb],
  ['websql', installWebSql],
  ['localstorage', () => {}],
])('the driver %s', (name, install) => {
  it('writes, reads, changes, and removes a string', async () => {
    install()
    const driver = await openTestDriver()
    expect(driver.name).toBe(name)
    expect(await driver.keys()).toEqual([])
    expect(await driver.set('isEnabledRTL', 'true')).toBe(true)
    await driver.set('isEnabledRTL', 'false')
    await driver.set("it's", '{"نص":"✓"}')
    expect(await driver.get('isEnabledRTL')).toBe('false')
    expect(await driver.get("it's")).toBe('{"نص":"✓"}')
    expect(await driver.get('nothing')).toBeNull()
    await driver.remove('isEnabledRTL')
    expect(await driver.keys()).toEqual(["it's"])
  })

  it('still has the string at the next visit', async () => {
    install()
    await (await openTestDriver()).set('a', '1')
    expect(await (await openTestDriver()).get('a')).toBe('1')
  })
})

describe('a value that is not a string', () => {
  it('is read as null from IndexedDB and not changed', async () => {
    installIndexedDb()
    await openTestDriver()
    await set('a', { of: 'another app' }, createStore('patternbook', 'choices'))
    const driver = await openTestDriver()
    expect(await driver.get('a')).toBeNull()
    expect(await driver.keys()).toEqual(['a'])
  })

  it('is read as null from a table', async () => {
    installPlugin().values.set('a', 7)
    expect(await (await openTestDriver()).get('a')).toBeNull()
  })
})
