import { expect, test } from 'vitest'
import { nameOf } from '@/lib/take-away/name-of'
import { variants } from '../../lib/catalogue'
import { createSearch } from '../../lib/search/search'
import { partsOfPages, partsOfScreens, searchEntries } from './search'

test('what a screen is made of is read from its imports', () => {
  const parts = partsOfScreens()
  expect(parts['toggle-0']).toContain('Toggle')
  expect(parts['alert-0']).toContain('Alert')
  expect(parts['profile-1']).toContain('Slides')
})

test('what every screen is made of is left out, as it says nothing of any', () => {
  const parts = partsOfScreens()
  for (const { id } of variants) {
    const own = parts[nameOf(id)] ?? []
    expect(own).not.toContain('Page')
    expect(own).not.toContain('Header')
  }
})

test('every screen can be found, with its picture', () => {
  const entries = new Map(searchEntries().map((entry) => [entry.id, entry]))
  for (const { id } of variants.filter(({ ready }) => ready))
    expect(entries.get(id)).toMatchObject({ kind: 'screen', path: `/${id}/`, shots: [nameOf(id)] })
})

test('the documentation is found by its headings, and by the names of the interfaces', () => {
  const search = createSearch(searchEntries())
  const first = (query: string) => search(query).groups[0]?.hits[0]?.entry.id
  expect(first('AlertOptions')).toBe('/docs/overlays/')
  expect(first('usePageLifecycle')).toBe('/docs/transitions/')
  expect(first('Order, focus, back')).toBe('/docs/overlays/')
})

test('samples are no headings', () => {
  const parts = partsOfPages()
  expect(parts['/docs/hosting/']?.filter((part) => part.includes('install'))).toEqual([])
  expect(Object.values(parts).flat()).not.toContain('Interface')
})
