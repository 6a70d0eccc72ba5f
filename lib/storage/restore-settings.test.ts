// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORAGE_KEYS } from './types'

/** Simulates a visit: loads the modules again and restores the settings. */
const visit = async () => {
  vi.resetModules()
  const [{ restoreSettings }, { storage }] = await Promise.all([
    import('./restore-settings'),
    import('./index'),
  ])
  const onRestored = vi.fn()
  await restoreSettings(onRestored)
  return { onRestored, direction: storage().getSync(STORAGE_KEYS.rtl) }
}
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const storeInDatabase = (key: string, value: string) => set(key, value, createStore('patternbook', 'choices'))

beforeEach(() => {
  localStorage.clear()
  Object.assign(window, { indexedDB: new IDBFactory() })
})
afterEach(() => Reflect.deleteProperty(window, 'indexedDB'))

test('a direction that only the database has is shown', async () => {
  await storeInDatabase(STORAGE_KEYS.rtl, 'true')
  const { onRestored, direction } = await visit()
  expect(onRestored).toHaveBeenCalledOnce()
  expect(direction).toBe('true')
})

test('a direction in localStorage is not read from the database', async () => {
  await storeInDatabase(STORAGE_KEYS.rtl, 'true')
  localStorage.setItem(STORAGE_KEYS.rtl, 'false')
  const { onRestored, direction } = await visit()
  expect(onRestored).not.toHaveBeenCalled()
  expect(direction).toBe('false')
})

test('a first visit creates no database', async () => {
  const { onRestored, direction } = await visit()
  expect(onRestored).not.toHaveBeenCalled()
  expect(direction).toBeNull()
  expect(await databases()).toEqual([])
})

test('if storage is blocked, databases() is not called', async () => {
  const databasesSpy = vi.spyOn(indexedDB, 'databases')
  const localStorageSpy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect((await visit()).onRestored).not.toHaveBeenCalled()
  expect(databasesSpy).not.toHaveBeenCalled()
  localStorageSpy.mockRestore()
})

test('if databases() rejects, nothing is shown and nothing fails', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  expect((await visit()).onRestored).not.toHaveBeenCalled()
})
