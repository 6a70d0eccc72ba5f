import { expect, test } from 'vitest'
import { catalogScreens, findRoute, type Route } from '@/lib/site/catalog'
import { adjacentScreenPath } from './adjacent-screen'

const adjacentPath = (path: string, direction: 1 | -1) =>
  adjacentScreenPath(findRoute(path) as Route, direction)
const screens = catalogScreens.filter(({ ready }) => ready).map(({ id }) => id)
/** Returns the path of the screen that is `places` places after a screen (before it if negative); undefined beyond either end. */
const pathAfter = (id: string, places: number) => {
  const other = screens[screens.indexOf(id) + places]
  return other && `/${other}/`
}

test('the next and previous screens are those of the catalog, across all patterns', () => {
  expect(adjacentPath('login/0', 1)).toBe('/login/1/')
  expect(adjacentPath('register/0', -1)).toMatch(/^\/login\/\d+\/$/)
  expect(adjacentPath('tab/0/tab/tab3', 1)).toBe('/tab/1/tab/tab4/')
  for (const id of screens)
    expect([adjacentPath(id, -1), adjacentPath(id, 1)], id).toEqual([pathAfter(id, -1), pathAfter(id, 1)])
})

test('the list of a pattern precedes its screens', () => {
  expect(adjacentPath('items/alert', 1)).toBe('/alert/0/')
  expect(adjacentPath('items/alert', -1)).toBe(pathAfter('alert/0', -1))
  expect(adjacentPath('subitems/googleCards', 1)).toBe('/google-card/0/')
})

test('other pages precede the first screen, and there is nothing beyond either end', () => {
  expect(adjacentPath('home', 1)).toBe(`/${screens[0]}/`)
  expect(adjacentPath('home', -1)).toBeUndefined()
  expect(adjacentPath(screens[0]!, -1)).toBeUndefined()
  expect(adjacentPath(screens.at(-1)!, 1)).toBeUndefined()
})
