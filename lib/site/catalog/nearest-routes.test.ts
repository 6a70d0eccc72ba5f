import { expect, test } from 'vitest'
import { nearestRoutes } from './nearest-routes'

const ids = (path: string) => nearestRoutes(path).map((route) => route.id)

test('a missing, doubled, or swapped letter still finds the screen', () => {
  expect(ids('/logn/0')[0]).toBe('login/0')
  expect(ids('/loggin/1/')[0]).toBe('login/1')
  expect(ids('/lgoin/0')[0]).toBe('login/0')
})

test('a missing dash and wrong case do not matter', () => {
  expect(ids('/actionsheet/1')[0]).toBe('action-sheet/1')
  expect(ids('/CheckBoxes/2')[0]).toBe('check-boxes/2')
})

test('an unknown number finds the list of the section, then its screens', () => {
  expect(ids('/login/9')).toEqual(['items/login', 'login/0', 'login/1'])
})

test('a section without a number finds its list', () => {
  expect(ids('/login')[0]).toBe('items/login')
  expect(ids('/forgot-password')[0]).toBe('items/forgetPassword')
  expect(ids('/items/forgot-password')[0]).toBe('items/forgetPassword')
})

test('single pages are found too', () => {
  expect(ids('/setings')[0]).toBe('settings')
  expect(ids('/hom')[0]).toBe('home')
})

test('a path that is similar to nothing finds nothing', () => {
  expect(ids('/')).toEqual([])
  expect(ids('/wp-admin/setup.php')).toEqual([])
  expect(ids('/%E0%A4%A')).toEqual([])
})
