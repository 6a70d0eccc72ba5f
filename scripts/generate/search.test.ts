import { expect, test } from 'vitest'
import { nameOf } from '@/lib/take-away/name-of'
import { variants } from '../../lib/catalogue'
import { partsOfScreens, searchEntries } from './search'

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
