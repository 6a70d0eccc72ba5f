import { expect, test } from 'vitest'
import { type MapNews, type MapState, next, start } from './state'

const after = (key: string, ...news: MapNews[]): MapState => news.reduce(next, start(key))
const drawn = (reason: string) => ({ shown: 'fallback', reason })

test('without a key the drawn map is shown in every case', () => {
  expect(start('')).toEqual(drawn('noKey'))
  expect(after('', 'loaded', 'late', 'refused')).toEqual(drawn('noKey'))
})

test('with a key, Google’s map is shown when its script has loaded', () => {
  expect(start('key')).toEqual(drawn('loading'))
  expect(after('key', 'loaded')).toEqual({ shown: 'google' })
})

test('the drawn map remains when the script fails or is late', () => {
  expect(after('key', 'failed')).toEqual(drawn('noNetwork'))
  expect(after('key', 'late')).toEqual(drawn('noNetwork'))
  expect(after('key', 'failed', 'failed', 'late')).toEqual(drawn('noNetwork'))
})

test('Google’s map replaces the drawn map even if its script is late', () => {
  expect(after('key', 'late', 'loaded')).toEqual({ shown: 'google' })
})

test('a timeout has no effect after Google’s map is shown', () => {
  const shown = after('key', 'loaded')
  expect(next(shown, 'late')).toBe(shown)
  expect(next(shown, 'failed')).toBe(shown)
  expect(next(shown, 'loaded')).toBe(shown)
})

test('a rejected key brings the drawn map back permanently, also when Google’s map is shown', () => {
  expect(after('key', 'loaded', 'refused')).toEqual(drawn('refused'))
  expect(after('key', 'refused', 'loaded', 'late')).toEqual(drawn('refused'))
})
