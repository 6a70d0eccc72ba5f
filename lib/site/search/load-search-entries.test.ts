import { afterEach, expect, test, vi } from 'vitest'
import { loadSearchEntries } from './load-search-entries'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the request fails', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['the server returns an error', async () => new Response('', { status: 500 }), 'the server returned 500'],
  ['an entry is empty', async () => Response.json([null]), 'an entry lacks a field'],
  [
    'an entry has no other names',
    async () =>
      Response.json([{ id: 'login', kind: 'pattern', title: 'Login', path: '/items/login/', icon: 'key' }]),
    'an entry lacks a field',
  ],
  ['it is not a list', async () => Response.json({ entries: [] }), 'it is not a list'],
])('the search index cannot be loaded if %s', async (_, fetchStub, reason) => {
  vi.stubGlobal('fetch', fetchStub)
  await expect(loadSearchEntries()).rejects.toThrow(
    `Patternbook: the search index /data/search.json could not be loaded (${reason}), so search does not work.`,
  )
})

test('after a failure the search index is fetched again', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await expect(loadSearchEntries()).resolves.toEqual([])
})
