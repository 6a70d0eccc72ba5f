import { expect, test } from 'vitest'
import { type MapNews, type MapState, next, start } from './state'

const after = (key: string, ...news: MapNews[]): MapState => news.reduce(next, start(key))
const drawn = (reason: string) => ({ shown: 'fallback', reason })

test('without a key the drawn map is there, whatever happens', () => {
  expect(start('')).toEqual(drawn('noKey'))
  expect(after('', 'loaded', 'late', 'refused')).toEqual(drawn('noKey'))
})

test('with a key Google’s map comes as soon as its script is there', () => {
  expect(start('key')).toEqual(drawn('loading'))
  expect(after('key', 'loaded')).toEqual({ shown: 'google' })
})

test('a script that cannot be loaded, or keeps us waiting, leaves the drawn map', () => {
  expect(after('key', 'failed')).toEqual(drawn('noNetwork'))
  expect(after('key', 'late')).toEqual(drawn('noNetwork'))
  expect(after('key', 'failed', 'failed', 'late')).toEqual(drawn('noNetwork'))
})

test('a script that arrives after all still brings Google’s map', () => {
  expect(after('key', 'late', 'loaded')).toEqual({ shown: 'google' })
})

test('once Google’s map is there, a timer that runs out changes nothing', () => {
  const shown = after('key', 'loaded')
  expect(next(shown, 'late')).toBe(shown)
  expect(next(shown, 'failed')).toBe(shown)
  expect(next(shown, 'loaded')).toBe(shown)
})

test('a refused key brings the drawn map back for good, even from under Google’s', () => {
  expect(after('key', 'loaded', 'refused')).toEqual(drawn('refused'))
  expect(after('key', 'refused', 'loaded', 'late')).toEqual(drawn('refused'))
})
