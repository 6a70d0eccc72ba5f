import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenshotPath } from '../../lib/media/screenshot'
import { catalogScreens, sections } from '../../lib/site/catalog'
import { newScreenIds } from '../../lib/site/catalog/new-screens'
import { registryItemName } from '../../lib/site/catalog/registry-item-name'
import { INTERACTIONS } from '../../lib/site/gallery/types'
import { createGallery } from './gallery'

const { groups, components } = createGallery()
const cards = groups.flatMap((group) => group.cards)
const findCard = (item: string) => cards.find((card) => card.registryName === item)

test('the gallery has every screen once, in a group, with its pictures', () => {
  expect(cards.map(({ registryName }) => registryName).sort()).toEqual(
    catalogScreens.map(({ id }) => registryItemName(id)).sort(),
  )
  const looks = (['ios', 'md'] as const).flatMap((mode) =>
    (['light', 'dark'] as const).map((theme) => [mode, theme] as const),
  )
  const missing = cards.flatMap(({ registryName }) =>
    looks
      .map(([mode, theme]) => screenshotPath(registryName, mode, theme))
      .filter((shot) => !existsSync(`public${shot}`)),
  )
  expect(missing, 'take missing pictures with: npm run screenshots <item>').toEqual([])
})

test.each([
  ['login-0', 'form', true],
  ['login-0', 'list', false],
  ['drag-and-drop-0', 'gesture', true],
  ['swipe-to-dismiss-2', 'gesture', true],
  ['animation-6', 'gesture', false],
  ['alert-1', 'overlay', true],
  ['select-0', 'overlay', true],
  ['profile-2', 'overlay', false],
  ['tab-5', 'navigation', true],
  ['parallax-1', 'media', true],
  ['login-0', 'media', false],
] as const)('%s is a screen for %s: %s', (item, interaction, isExpected) => {
  expect(findCard(item)?.interactions.includes(interaction)).toBe(isExpected)
})

test('every interaction and every component finds some screens, and none finds more than 85 percent', () => {
  const maxCount = cards.length * 0.85
  for (const interaction of INTERACTIONS) {
    const count = cards.filter(({ interactions }) => interactions.includes(interaction)).length
    expect(count, interaction).toBeGreaterThan(5)
    expect(count, interaction).toBeLessThanOrEqual(maxCount)
  }
  for (const { value } of components) {
    const count = cards.filter(({ componentNames }) => componentNames.includes(value)).length
    expect(count, value).toBeGreaterThan(0)
    expect(count, value).toBeLessThanOrEqual(maxCount)
  }
})

test('the new screens are marked', () => {
  expect(
    cards
      .filter(({ isNew }) => isNew)
      .map(({ path }) => path.slice(1, -1))
      .sort(),
  ).toEqual([...newScreenIds].sort())
})

test('the components of a screen are those that its files import', () => {
  expect(findCard('login-0')?.componentNames).toEqual(
    expect.arrayContaining(['button', 'field', 'social-buttons']),
  )
  expect(findCard('toggle-0')?.componentNames).toContain('toggle')
  expect(findCard('login-0')?.componentNames).not.toContain('page')
})

test('every pattern of the catalog is in the gallery under its slug', () => {
  expect([...new Set(cards.map(({ patternSlug }) => patternSlug))].sort()).toEqual(
    sections.map(({ slug }) => slug).sort(),
  )
})
