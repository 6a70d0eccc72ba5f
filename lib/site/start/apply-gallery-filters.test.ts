// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { applyGalleryFilters } from './apply-gallery-filters'

const card = (item: string, patternSlug: string, interactions: string) => `
  <li data-item="${item}" data-pattern-slug="${patternSlug}" data-components="field" data-interactions="${interactions}">
    <img data-look="ios-light" loading="lazy" alt=""><img data-look="md-dark" loading="lazy" alt="">
  </li>`
const grid = document.createElement('div')
const shownItems = () =>
  [...grid.querySelectorAll<HTMLElement>('li:not([hidden])')].map(({ dataset }) => dataset.item)
const eagerCount = () => [...grid.querySelectorAll('img')].filter((one) => one.loading === 'eager').length

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { mode: 'ios', theme: 'light' })
  grid.removeAttribute('data-filtered')
  grid.innerHTML = Array.from({ length: 9 }, (_, index) =>
    card(`login-${index}`, 'login', index % 2 ? 'form' : 'list'),
  ).join('')
})

test('without a filter all screens are shown, and the first pictures of the current look are requested at once', () => {
  applyGalleryFilters(grid, '?mode=ios', [])
  expect(shownItems()).toHaveLength(9)
  expect(grid.hasAttribute('data-filtered')).toBe(false)
  expect(eagerCount()).toBe(6)
  expect(grid.querySelector('[data-look=md-dark]')?.getAttribute('loading')).toBe('lazy')
})

test('a filter in the URL applies before the first paint', () => {
  applyGalleryFilters(grid, '?interaction=form', [])
  expect(shownItems()).toEqual(['login-1', 'login-3', 'login-5', 'login-7'])
  expect(grid.hasAttribute('data-filtered')).toBe(true)
  expect(eagerCount()).toBe(4)
})

test('new screens', () => {
  grid.querySelector('[data-item=login-4]')?.setAttribute('data-new', '')
  applyGalleryFilters(grid, '?new=1', [])
  expect(shownItems()).toEqual(['login-4'])
})

test('a collection and the favorites apply too', () => {
  applyGalleryFilters(grid, '?pick=login-2,login-4', [])
  expect(shownItems()).toEqual(['login-2', 'login-4'])
  applyGalleryFilters(grid, '?favorites=1', ['login-8'])
  expect(shownItems()).toEqual(['login-8'])
})
