// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { STORAGE_KEYS } from '../../storage/types'
import { favorites, parseFavorites } from './favorites'

beforeEach(() => localStorage.clear())

test('a favorite is stored on this device, and a second press removes it', () => {
  favorites.toggle('login-0')
  favorites.toggle('profile-2')
  expect(parseFavorites(favorites.getStoredText())).toEqual(['login-0', 'profile-2'])
  expect(localStorage.getItem(STORAGE_KEYS.favorites)).toBe('login-0 profile-2')
  favorites.toggle('login-0')
  expect(parseFavorites(favorites.getStoredText())).toEqual(['profile-2'])
  favorites.toggle('profile-2')
  expect(parseFavorites(favorites.getStoredText())).toEqual([])
})

test('listeners are called after a change, until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = favorites.subscribe(listener)
  favorites.toggle('login-0')
  stop()
  favorites.toggle('login-0')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('invalid names in a stored text are ignored', () => {
  expect(parseFavorites('{"x":1} <b> login-0')).toEqual(['login-0'])
  expect(parseFavorites(null)).toEqual([])
})
