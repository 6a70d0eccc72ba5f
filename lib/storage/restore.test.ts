// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from './types'

/** Settings are restored once per visit, so each test simulates a visit. */
const visit = async () => {
  vi.resetModules()
  const [{ restoreSettings }, { storage }] = await Promise.all([import('./restore'), import('./index')])
  const shown = vi.fn()
  await restoreSettings(shown)
  return { shown, direction: storage().peek(KEYS.rtl) }
}
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const storeInDatabase = (key: string, value: string) => set(key, value, createStore('patternbook', 'choices'))

beforeEach(() => {
  localStorage.clear()
  Object.assign(window, { indexedDB: new IDBFactory() })
})
afterEach(() => Reflect.deleteProperty(window, 'indexedDB'))

test('a direction that only the database has is shown', async () => {
  await storeInDatabase(KEYS.rtl, 'true')
  const { shown, direction } = await visit()
  expect(shown).toHaveBeenCalledOnce()
  expect(direction).toBe('true')
})

test('a direction in localStorage is not read from the database', async () => {
  await storeInDatabase(KEYS.rtl, 'true')
  localStorage.setItem(KEYS.rtl, 'false')
  const { shown, direction } = await visit()
  expect(shown).not.toHaveBeenCalled()
  expect(direction).toBe('false')
})

test('a first visit creates no database', async () => {
  const { shown, direction } = await visit()
  expect(shown).not.toHaveBeenCalled()
  expect(direction).toBeNull()
  expect(await databases()).toEqual([])
})

test('if storage is blocked, databases() is not called', async () => {
  const databasesSpy = vi.spyOn(indexedDB, 'databases')
  const localStorageSpy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect((await visit()).shown).not.toHaveBeenCalled()
  expect(databasesSpy).not.toHaveBeenCalled()
  localStorageSpy.mockRestore()
})

test('if databases() rejects, nothing is shown and nothing fails', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  expect((await visit()).shown).not.toHaveBeenCalled()
})
