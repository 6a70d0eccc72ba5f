import { expect, test } from 'vitest'
import { hasFilters, matchesFilters, NO_FILTERS, readFilters, writeFilters } from './filters'

const card = {
  registryName: 'login-0',
  patternSlug: 'login',
  componentNames: ['field', 'button'],
  interactions: ['form', 'media'],
} as const

test('a URL without filters excludes nothing', () => {
  expect(readFilters('?mode=ios&theme=dark')).toEqual(NO_FILTERS)
  expect(hasFilters(readFilters(''))).toBe(false)
  expect(matchesFilters(card, NO_FILTERS, [])).toBe(true)
})

test('filters are added to the other parameters of the URL, and read again', () => {
  const filters = {
    patternSlug: 'login',
    componentName: 'field',
    interactions: ['form', 'overlay'],
    onlyNew: true,
    onlyFavorites: true,
    registryNames: ['login-0', 'profile-2'],
  } as const
  const search = writeFilters('?mode=ios', filters)
  expect(search).toBe(
    '?mode=ios&section=login&uses=field&interaction=form,overlay&new=1&favorites=1&pick=login-0,profile-2',
  )
  expect(readFilters(search)).toEqual(filters)
  expect(writeFilters(search, NO_FILTERS)).toBe('?mode=ios')
})

test('the same filters have the same URL in any order', () => {
  const one = writeFilters('?mode=ios&interaction=form', {
    ...NO_FILTERS,
    componentName: 'field',
    interactions: ['form'],
  })
  expect(one).toBe('?mode=ios&uses=field&interaction=form')
})

test('unknown interactions and repeated names are dropped', () => {
  expect(readFilters('?interaction=form,flying,form&pick=login-0,,login-0')).toMatchObject({
    interactions: ['form'],
    registryNames: ['login-0'],
  })
})

test.each([
  ['?section=login', true],
  ['?section=profile', false],
  ['?uses=field', true],
  ['?uses=map', false],
  ['?interaction=form', true],
  ['?interaction=form,media', true],
  ['?interaction=form,list', false],
  ['?new=1', false],
  ['?favorites=1', false],
  ['?pick=profile-2,login-0', true],
  ['?pick=profile-2', false],
  ['?pick=login-0&uses=map', false],
])('%s shows the login screen: %s', (search, shown) => {
  expect(matchesFilters(card, readFilters(search), ['profile-2'])).toBe(shown)
})

test('new screens are marked in the catalog', () => {
  expect(matchesFilters({ ...card, isNew: true }, readFilters('?new=1'), [])).toBe(true)
})

test('the favorites are those of this device', () => {
  expect(matchesFilters(card, readFilters('?favorites=1'), ['login-0'])).toBe(true)
})
