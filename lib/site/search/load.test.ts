import { afterEach, expect, test, vi } from 'vitest'
import { loadEntries } from './load'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['the server refuses', async () => new Response('', { status: 500 }), 'the server answered 500'],
  ['it is not a list', async () => Response.json({ entries: [] }), 'it is not a list'],
])('the index of the search fails in words when %s', async (_, answer, reason) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadEntries()).rejects.toThrow(
    `Patternbook: the search index /data/search.json could not be loaded (${reason}), so search does not work.`,
  )
})

test('after a failure the index of the search is asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await expect(loadEntries()).resolves.toEqual([])
})
