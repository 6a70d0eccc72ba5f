import { expect, test } from 'vitest'
import { initialMapState, type MapSignal, type MapState, mapReducer } from './state'

const stateAfter = (key: string, ...signals: MapSignal[]): MapState =>
  signals.reduce(mapReducer, initialMapState(key))
const fallbackState = (reason: string) => ({ shown: 'fallback', reason })

test('without a key the drawn map is shown in every case', () => {
  expect(initialMapState('')).toEqual(fallbackState('noKey'))
  expect(stateAfter('', 'loaded', 'timeout', 'authFailure')).toEqual(fallbackState('noKey'))
})

test('with a key, Google’s map is shown when its script has loaded', () => {
  expect(initialMapState('key')).toEqual(fallbackState('loading'))
  expect(stateAfter('key', 'loaded')).toEqual({ shown: 'google' })
})

test('the drawn map remains when the script fails or is late', () => {
  expect(stateAfter('key', 'failed')).toEqual(fallbackState('noNetwork'))
  expect(stateAfter('key', 'timeout')).toEqual(fallbackState('noNetwork'))
  expect(stateAfter('key', 'failed', 'failed', 'timeout')).toEqual(fallbackState('noNetwork'))
})

test('Google’s map replaces the drawn map even if its script is late', () => {
  expect(stateAfter('key', 'timeout', 'loaded')).toEqual({ shown: 'google' })
})

test('a timeout has no effect after Google’s map is shown', () => {
  const shown = stateAfter('key', 'loaded')
  expect(mapReducer(shown, 'timeout')).toBe(shown)
  expect(mapReducer(shown, 'failed')).toBe(shown)
  expect(mapReducer(shown, 'loaded')).toBe(shown)
})

test('a rejected key brings the drawn map back permanently, also when Google’s map is shown', () => {
  expect(stateAfter('key', 'loaded', 'authFailure')).toEqual(fallbackState('refused'))
  expect(stateAfter('key', 'authFailure', 'loaded', 'timeout')).toEqual(fallbackState('refused'))
})
