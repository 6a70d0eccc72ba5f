import { expect, test } from 'vitest'
import { catalogScreens, findRoute, menuEntries, menuKeyOf, type Route } from '@/lib/site/catalog'
import { submenuItems } from './submenu-items'

const rowsAt = (path: string) => {
  const route = findRoute(path) as Route
  const entry = menuEntries.find(({ key }) => key === menuKeyOf(route))
  return entry ? submenuItems(entry, route) : []
}

test('the current section shows its screens and marks the current one', () => {
  expect(rowsAt('/login/1/')).toEqual([
    { title: 'Login + logo 1', path: '/login/0/', ready: true, isCurrent: false },
    { title: 'Login + logo 2', path: '/login/1/', ready: true, isCurrent: true },
  ])
})

test('the list page of a section shows its screens and marks none', () => {
  const rows = rowsAt('/items/alert/')
  const alertScreens = catalogScreens.filter(({ section }) => section === 'alert')
  expect(rows.map(({ title }) => title)).toEqual(alertScreens.map(({ title }) => title))
  expect(rows.filter(({ isCurrent }) => isCurrent)).toEqual([])
})

test('list views show their four parts and mark the current one', () => {
  expect(rowsAt('/subitems/googleCards/').map(({ path, isCurrent }) => [path, isCurrent])).toEqual([
    ['/subitems/expandable/', false],
    ['/subitems/dragAndDrop/', false],
    ['/subitems/swipeToDismiss/', false],
    ['/subitems/googleCards/', true],
  ])
})

test('every screen of a section has a link', () => {
  expect(rowsAt('/items/maps/').map(({ path, ready }) => [path, ready])).toEqual([
    ['/maps/0/', true],
    ['/maps/1/', true],
    ['/maps/2/', true],
  ])
})

test('settings have no rows', () => {
  expect(rowsAt('/settings/')).toEqual([])
})

test('typography has one row', () => {
  expect(rowsAt('/textview/')).toEqual([{ title: 'All', path: '/textview/', ready: true, isCurrent: true }])
})
