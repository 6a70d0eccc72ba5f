import { expect, test } from 'vitest'
import { catalogScreens } from '@/lib/site/catalog'
import { digestOfScreen, findStaleScreens, picturedScreens } from './manifest'

test('every screen has pictures, and so does the typography screen', () => {
  const names = picturedScreens().map(({ registryName }) => registryName)
  expect(names.length).toBe(catalogScreens.length + 1)
  expect(names).toContain('login-0')
  expect(names).toContain('textview')
  expect(new Set(names).size).toBe(names.length)
})

test('a picture is stale if its screen, or any of its sources, has changed', () => {
  const [first] = picturedScreens()
  const digests = Object.fromEntries(picturedScreens().map(({ registryName }) => [registryName, 'now']))
  expect(findStaleScreens(digests, () => 'now')).toEqual([])
  expect(findStaleScreens({ ...digests, [first!.registryName]: 'before' }, () => 'now')).toEqual([first])
})

test('every screen has a different digest', () => {
  const digests = picturedScreens().map(({ route }) => digestOfScreen(route))
  expect(new Set(digests).size).toBe(digests.length)
})
