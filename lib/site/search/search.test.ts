import { describe, expect, test } from 'vitest'
import catalogue from '@/data/catalogue.json'
import { aliases } from '@/lib/site/catalog/aliases'
import { entriesOf } from './entries'
import { overlayEntries } from './pages'
import { createSearch } from './search'

const parts = { 'login-0': ['Field', 'Social buttons'], 'profile-0': ['Avatar', 'Reaction button'] }
const entries = entriesOf({ words: catalogue.sections, parts })
const search = createSearch(entries)
const ids = (query: string) => search(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.id))
const first = (query: string) => ids(query)[0]
const marked = (query: string) => {
  const [hit] = search(query).groups[0]?.hits ?? []
  return hit?.marks.map(([from, to]) => hit.entry.title.slice(from, to))
}

describe('names', () => {
  test.each([
    ['bottom sheet', 'actionSheet'],
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

  test('every name of every pattern finds it', () => {
    for (const [key, names] of Object.entries(aliases))
      for (const name of names) expect(ids(name), name).toContain(key)
  })

  test('a pattern is found by its own name first, and its screens with it', () => {
    expect(first('TOGGLE')).toBe('toggle')
    const screens = search('toggle').groups.find(({ id }) => id === 'screen')
    expect(screens?.hits.slice(0, 3).map(({ entry }) => entry.id)).toEqual([
      'toggle/0',
      'toggle/1',
      'toggle/2',
    ])
  })

  test('who asks for a name means the pattern, even where a screen has that very title', () => {
    expect(first('slider')).toBe('range')
    expect(first('card')).toBe('googleCards')
  })

  test('who asks for the beginning of a name means the pattern, even where a page has that as another name', () => {
    expect(first('swipe')).toBe('swipeToDismiss')
  })

  test('pattern and screen together find the screen', () => {
    expect(first('toggle simple 2')).toBe('toggle/1')
    expect(first('profile big image')).toBe('profile/4')
  })

  test('what a screen is made of finds it, and is said', () => {
    const hits = search('reaction').groups.flatMap((group) => group.hits)
    const hit = hits.find(({ entry }) => entry.id === 'profile/0')
    expect(hit?.reason).toMatchObject({ kind: 'part', text: 'Reaction button' })
  })

  test('another name is said, with what was looked for in it', () => {
    const [hit] = search('bottom').groups[0]?.hits ?? []
    const { text = '', marks = [], kind } = hit?.reason ?? {}
    expect(kind).toBe('alias')
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['bottom'])
  })

  test('the pages of the documentation are found', () => {
    expect(first('iframe')).toBe('/docs/embedding/')
    expect(ids('side by side')).toContain('/compare/')
  })
})

describe('slips of the pen', () => {
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

  test('spaces, dashes, capitals and accents are none', () => {
    for (const query of ['checkbox', 'check box', 'Check-Box', 'chéck bóx'])
      expect(ids(query)[0], query).toBe('checkBoxes')
  })

  test('letters that answer stand before those that are only alike', () => {
    const { groups } = search('tim')
    expect(groups[0]?.hits[0]?.entry.id).toBe('timeline')
    expect(marked('tim')).toEqual(['Tim'])
  })
})

test('nothing is found for what is nothing, and the nearest is offered', () => {
  expect(search('qqqqqq xyzzy')).toEqual({ groups: [], count: 0, missed: true })
  const near = search('paymnets card')
  expect(near.missed && near.groups[0]?.id).not.toBe('pattern')
})

test('a long text that was pasted counts by its beginning', () => {
  const pasted = `toggle simple ${'and so on '.repeat(2000)}`
  expect(search(pasted)).toEqual(search(pasted.slice(0, 48)))
})

test('without a query there is what I chose before, every pattern, and every page', () => {
  const { groups } = search('  ', ['toggle/1', 'gone', 'alert'])
  expect(groups.map(({ id }) => id)).toEqual(['recent', 'pattern', 'page'])
  expect(groups[0]?.hits.map(({ entry }) => entry.id)).toEqual(['toggle/1', 'alert'])
  expect(groups[1]?.hits).toHaveLength(Object.keys(aliases).length + overlayEntries.length)
  const besides = createSearch(entries, 'page')('', ['alert'])
  expect(besides.groups.map(({ id }) => id)).toEqual(['recent', 'page', 'pattern'])
})

test('every entry is there once', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('a pattern without words stops the generator, which says where they belong', () => {
  expect(() => entriesOf({ words: {}, parts: {} })).toThrow(
    /^Patternbook: data\/catalogue\.json .* Add a title/,
  )
})
