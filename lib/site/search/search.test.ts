import { describe, expect, test } from 'vitest'
import catalog from '@/data/catalog.json'
import { patternAliases } from '@/lib/site/catalog/aliases'
import { createSearchEntries } from './create-search-entries'
import { overlayEntries } from './pages-and-commands'
import { createSearch } from './search'

const keywordsByItem = { 'login-0': ['Field', 'Social buttons'], 'profile-0': ['Avatar', 'Reaction button'] }
const entries = createSearchEntries({ patternTexts: catalog.sections, keywords: keywordsByItem })
const search = createSearch(entries)
const ids = (query: string) => search(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.id))
const firstId = (query: string) => ids(query)[0]
const markedTexts = (query: string) => {
  const [hit] = search(query).groups[0]?.hits ?? []
  return hit?.matchRanges.map(([from, to]) => hit.entry.title.slice(from, to))
}

describe('names', () => {
  test.each([
    ['bottom sheet', '/patterns/modal/'],
    ['hamburger', 'home'],
    ['onboarding', 'wizard'],
    ['stepper', 'wizard'],
    ['switch', 'toggle'],
    ['accordion', 'expandable'],
    ['slider', 'range'],
    ['dropdown', 'select'],
    ['sign up', 'register'],
    ['segmented control', 'segment'],
    ['bottom navigation', 'tabs'],
    ['checkout', 'payment'],
    ['loader', 'spinner'],
    ['swipe to delete', 'swipeToDismiss'],
    ['modal', '/patterns/modal/'],
    ['preferences', 'settings'],
  ])('%s finds %s', (query, id) => {
    expect(ids(query).slice(0, 3)).toContain(id)
    expect(search(query).groups[0]?.id).toBe('pattern')
  })

  test('every alias of every pattern finds it', () => {
    for (const [key, names] of Object.entries(patternAliases))
      for (const name of names) expect(ids(name), name).toContain(key)
  })

  test('a pattern is the first result for its own title, and its screens are found too', () => {
    expect(firstId('TOGGLE')).toBe('toggle')
    const screens = search('toggle').groups.find(({ id }) => id === 'screen')
    expect(screens?.hits.slice(0, 3).map(({ entry }) => entry.id)).toEqual([
      'toggle/0',
      'toggle/1',
      'toggle/2',
    ])
  })

  test('a pattern ranks above a screen whose title equals the query', () => {
    expect(firstId('slider')).toBe('range')
    expect(firstId('card')).toBe('googleCards')
  })

  test('a pattern ranks above a page with an alias that starts with the query', () => {
    expect(firstId('swipe')).toBe('swipeToDismiss')
  })

  test('the titles of pattern and screen together find the screen', () => {
    expect(firstId('toggle simple 2')).toBe('toggle/1')
    expect(firstId('profile big image')).toBe('profile/4')
  })

  test('each part of a title is marked once, even if misspelled words are in another order', () => {
    expect(firstId('gallery imgae')).toBe('imageGallery')
    expect(markedTexts('gallery imgae')).toEqual(['Image', 'Gallery'])
    expect(markedTexts('galery galery')).toEqual(['Gallery'])
  })

  test('a screen is found by its components, which are the reason of the hit', () => {
    const hits = search('reaction').groups.flatMap((group) => group.hits)
    const hit = hits.find(({ entry }) => entry.id === 'profile/0')
    expect(hit?.reason).toMatchObject({ kind: 'keyword', text: 'Reaction button' })
  })

  test('an alias is the reason of a hit, with its match marked', () => {
    const [hit] = search('accord').groups[0]?.hits ?? []
    const { text = '', matchRanges = [], kind } = hit?.reason ?? {}
    expect(kind).toBe('alias')
    expect(matchRanges.map(([from, to]) => text.slice(from, to))).toEqual(['accord'])
  })

  test('an alias that is part of the title is not repeated', () => {
    const [hit] = search('bottom sheet').groups[0]?.hits ?? []
    expect(hit?.entry.title).toBe('Modals and bottom sheets')
    expect(hit?.reason).toBeUndefined()
  })

  test('the pages of the documentation are found', () => {
    expect(firstId('iframe')).toBe('/docs/embedding/')
    expect(ids('side by side')).toContain('/compare/')
  })
})

describe('typing errors', () => {
  test.each([
    ['acordion', 'expandable'],
    ['segement', 'segment'],
    ['chekbox', 'checkBoxes'],
    ['onbording', 'wizard'],
    ['hambuger', 'home'],
    ['swich', 'toggle'],
    ['tooggle', 'toggle'],
  ])('%s still finds %s', (query, id) => {
    expect(ids(query)).toContain(id)
  })

  test('spaces, dashes, case, and accents are not errors', () => {
    for (const query of ['checkbox', 'check box', 'Check-Box', 'chéck bóx'])
      expect(ids(query)[0], query).toBe('checkBoxes')
  })

  test('literal matches rank above fuzzy matches', () => {
    const { groups } = search('tim')
    expect(groups[0]?.hits[0]?.entry.id).toBe('timeline')
    expect(markedTexts('tim')).toEqual(['Tim'])
  })
})

test('a query without matches finds nothing, or suggests similar names', () => {
  expect(search('qqqqqq xyzzy')).toEqual({ groups: [], hitCount: 0, isNotFound: true })
  const near = search('paymnets card')
  expect(near.isNotFound && near.groups[0]?.id).not.toBe('pattern')
})

test('only the beginning of a long query counts', () => {
  const pasted = `toggle simple ${'and so on '.repeat(2000)}`
  expect(search(pasted)).toEqual(search(pasted.slice(0, 48)))
})

test('without a query the search lists recent results, all patterns, and all pages', () => {
  const { groups } = search('  ', ['toggle/1', 'gone', 'alert'])
  expect(groups.map(({ id }) => id)).toEqual(['recent', 'pattern', 'page'])
  expect(groups[0]?.hits.map(({ entry }) => entry.id)).toEqual(['toggle/1', 'alert'])
  expect(groups[1]?.hits).toHaveLength(Object.keys(patternAliases).length + overlayEntries.length)
  const pageSearch = createSearch(entries, 'page')('', ['alert'])
  expect(pageSearch.groups.map(({ id }) => id)).toEqual(['recent', 'page', 'pattern'])
})

test('every entry exists once', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('a pattern without texts throws an error that says where to add them', () => {
  expect(() => createSearchEntries({ patternTexts: {}, keywords: {} })).toThrow(
    /^Patternbook: data\/catalog\.json .* Add a title/,
  )
})
