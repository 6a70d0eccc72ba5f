import { expect, test } from 'vitest'
import { find, type Route, variants } from '@/lib/site/catalog'
import { adjacentScreen } from './adjacent-screen'

const from = (path: string, step: 1 | -1) => adjacentScreen(find(path) as Route, step)

test('the next and previous screens are those of the catalog, across all patterns', () => {
  expect(from('login/0', 1)).toBe('/login/1/')
  expect(from('login/1', 1)).toBe('/register/0/')
  expect(from('register/0', -1)).toBe('/login/1/')
  expect(from('tab/0/tab/tab3', 1)).toBe('/tab/1/tab/tab4/')
})

test('the list of a pattern precedes its screens', () => {
  expect(from('items/alert', 1)).toBe('/alert/0/')
  expect(from('items/alert', -1)).toBe('/action-sheet/2/')
  expect(from('subitems/googleCards', 1)).toBe('/google-card/0/')
})

test('other pages precede the first screen, and there is nothing beyond both ends', () => {
  expect(from('home', 1)).toBe(`/${variants[0]?.id}/`)
  expect(from('home', -1)).toBeUndefined()
  expect(from('expandable/0', -1)).toBeUndefined()
  expect(from('alert/2', 1)).toBeUndefined()
})
