// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '../../storage/types'
import { favorites, favoritesIn } from './favorites'

beforeEach(() => localStorage.clear())

test('a favorite is kept on this device, and a second press removes it', () => {
  favorites.toggle('login-0')
  favorites.toggle('profile-2')
  expect(favoritesIn(favorites.text())).toEqual(['login-0', 'profile-2'])
  expect(localStorage.getItem(KEYS.favorites)).toBe('login-0 profile-2')
  favorites.toggle('login-0')
  expect(favoritesIn(favorites.text())).toEqual(['profile-2'])
  favorites.toggle('profile-2')
  expect(favoritesIn(favorites.text())).toEqual([])
})

test('everybody who listens hears of a change, until they stop', () => {
  const listener = vi.fn()
  const stop = favorites.subscribe(listener)
  favorites.toggle('login-0')
  stop()
  favorites.toggle('login-0')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a stored text that is broken holds no favorites', () => {
  expect(favoritesIn('{"x":1} <b> login-0')).toEqual(['login-0'])
  expect(favoritesIn(null)).toEqual([])
})
