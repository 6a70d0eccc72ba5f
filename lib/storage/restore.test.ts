// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from './types'

/** Choices are restored once per visit, so each test is a visit of its own. */
const visit = async () => {
  vi.resetModules()
  const [{ restoreChoices }, { storage }] = await Promise.all([import('./restore'), import('./index')])
  const shown = vi.fn()
  await restoreChoices(shown)
  return { shown, direction: storage().peek(KEYS.rtl) }
}
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const keep = (key: string, value: string) => set(key, value, createStore('patternbook', 'choices'))

beforeEach(() => {
  localStorage.clear()
  Object.assign(window, { indexedDB: new IDBFactory() })
})
afterEach(() => Reflect.deleteProperty(window, 'indexedDB'))

test('the direction that only the database knows is shown', async () => {
  await keep(KEYS.rtl, 'true')
  const { shown, direction } = await visit()
  expect(shown).toHaveBeenCalledOnce()
  expect(direction).toBe('true')
})

test('a choice that localStorage knows is not looked up again', async () => {
  await keep(KEYS.rtl, 'true')
  localStorage.setItem(KEYS.rtl, 'false')
  const { shown, direction } = await visit()
  expect(shown).not.toHaveBeenCalled()
  expect(direction).toBe('false')
})

test('a first visit makes no database', async () => {
  const { shown, direction } = await visit()
  expect(shown).not.toHaveBeenCalled()
  expect(direction).toBeNull()
  expect(await databases()).toEqual([])
})

test('where the browser refuses all site data, it is not asked for databases', async () => {
  const asked = vi.spyOn(indexedDB, 'databases')
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect((await visit()).shown).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
  refused.mockRestore()
})

test('where the browser refuses the list of databases, nothing is shown and nothing fails', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  expect((await visit()).shown).not.toHaveBeenCalled()
})
