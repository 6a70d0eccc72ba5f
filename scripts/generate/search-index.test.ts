import { describe, expect, test } from 'vitest'
import { registryItemName } from '@/lib/site/catalog/registry-item-name'
import { catalogScreens } from '../../lib/site/catalog'
import { docPageName, docPages } from '../../lib/site/doc-pages'
import { createSearch } from '../../lib/site/search/search'
import { apiEntriesOf } from './api'
import { readDocContent } from './doc-page'
import { elementIdsOfPages, keywordsOfPages, keywordsOfScreens, searchEntries } from './search-index'

test('the parts of a screen are found in its imports', () => {
  const keywords = keywordsOfScreens()
  expect(keywords['toggle-0']).toContain('Toggle')
  expect(keywords['alert-0']).toContain('Alert')
  expect(keywords['profile-1']).toContain('Slides')
})

test('parts that every screen has are not indexed', () => {
  const keywords = keywordsOfScreens()
  for (const { id } of catalogScreens) {
    const own = keywords[registryItemName(id)] ?? []
    expect(own).not.toContain('Page')
    expect(own).not.toContain('Header')
  }
})

test('every screen can be found, with its picture', () => {
  const entries = new Map(searchEntries().map((entry) => [entry.id, entry]))
  for (const { id } of catalogScreens.filter(({ ready }) => ready))
    expect(entries.get(id)).toMatchObject({
      kind: 'screen',
      path: `/${id}/`,
      screenshotRegistryNames: [registryItemName(id)],
    })
})

test('the documentation is found by its headings and by the names of the interfaces', () => {
  const search = createSearch(searchEntries())
  const firstHitId = (query: string) => search(query).groups[0]?.hits[0]?.entry.id
  expect(firstHitId('AlertOptions')).toBe('/docs/overlays/alert/')
  expect(firstHitId('usePageLifecycle')).toBe('/docs/transitions/')
  expect(firstHitId('Order, focus, back')).toBe('/docs/overlays/')
})

test.each([
  ['ios 26', '?mode=ios&ios=26'],
  ['iOS18', '?mode=ios&ios=18'],
  ['material 3 expressive', '?mode=md&md=expressive'],
  ['m3e', '?mode=md&md=expressive'],
  ['baseline', '?mode=md&md=baseline'],
  ['liquid glass', '?mode=ios&ios=26'],
])('%s finds the look with that name', (query, id) => {
  expect(createSearch(searchEntries())(query).groups[0]?.hits[0]?.entry).toMatchObject({
    id,
    kind: 'command',
  })
})

describe('in Arabic', () => {
  const entries = searchEntries()
  const search = createSearch(entries)
  const hits = (query: string) => search(query).groups.flatMap((group) => group.hits)
  const ids = (query: string) => hits(query).map(({ entry }) => entry.id)

  test('every pattern and every screen has its title and is found by it', () => {
    for (const { id, kind, arabicTitle = '' } of entries.filter(
      ({ kind }) => kind === 'pattern' || kind === 'screen',
    )) {
      expect(arabicTitle, id).toMatch(/\p{Script=Arabic}/u)
      if (kind === 'pattern') expect(ids(arabicTitle)[0], id).toBe(id)
    }
    for (const { id, patternId, arabicTitle = '' } of entries.filter(({ kind }) => kind === 'screen')) {
      const pattern = entries.find((entry) => entry.id === patternId)?.arabicTitle ?? ''
      expect(ids(`${pattern} ${arabicTitle}`), id).toContain(id)
    }
  })

  test.each([
    ['تسجيل الدخول', 'login'],
    ['دخول', 'login'],
    ['الاعدادات', 'settings'],
    ['اعدادات', 'settings'],
    ['مقدمه', 'intro'],
    ['التبديل', 'toggle'],
    ['رمز qr', 'qrcode'],
  ])('%s finds %s', (query, id) => {
    expect(ids(query).slice(0, 3)).toContain(id)
  })

  test('pattern and screen together find the screen, with either kind of digits', () => {
    expect(ids('مفتاح بسيط ٢')).toContain('toggle/1')
    expect(ids('تسجيل الدخول شعار 2')[0]).toBe('login/1')
  })

  test('a typo is corrected', () => {
    expect(ids('تسجبل الدخول')).toContain('login')
    expect(ids('مربعات الاختبار')).toContain('checkBoxes')
  })

  test('the Arabic title is the reason of a hit, with the query marked', () => {
    const [hit] = hits('دخول')
    const { text = '', matchRanges = [], kind } = hit?.reason ?? {}
    expect({ kind, text }).toEqual({ kind: 'arabic', text: 'تسجيل الدخول' })
    expect(matchRanges.map(([from, to]) => text.slice(from, to))).toEqual(['دخول'])
  })
})

test('a hit in the documentation has the place on the page: a heading, or a name of the interface', async () => {
  const search = createSearch(searchEntries())
  const elementIdOf = (query: string) => search(query).groups[0]?.hits[0]?.elementId
  expect(elementIdOf('Order, focus, back')).toBe('order-focus-back')
  expect(elementIdOf('AlertOptions')).toBe('api-AlertOptions')
  expect(elementIdOf('Order, fokus, back')).toBe('order-focus-back')
  expect(elementIdOf('Overlay engine')).toBeUndefined()
  for (const page of docPages) {
    const doc = await readDocContent(page)
    const html = [doc, ...doc.sections]
      .flatMap((part) => ('introduction' in part ? part.introduction : part.blocks))
      .map((block) => ('html' in block ? block.html : ''))
      .join('')
    const ids = [
      ...doc.sections.map(({ id }) => id),
      ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ...apiEntriesOf(docPageName(page.path)).map(({ name }) => `api-${name}`),
    ]
    expect(ids, page.path).toEqual(expect.arrayContaining(elementIdsOfPages()[page.path] ?? []))
  }
})

test.each([
  ['segmented component', '/docs/components/segmented/'],
  ['IconButton', '/docs/components/icon-button/'],
  ['button props', '/docs/components/button/'],
])('%s finds the page of the component', (query, id) => {
  expect(createSearch(searchEntries())(query).groups[0]?.hits[0]?.entry.id).toBe(id)
})

test('headings in samples are not indexed', () => {
  const keywords = keywordsOfPages()
  expect(keywords['/docs/hosting/']?.filter((part) => part.includes('install'))).toEqual([])
  expect(Object.values(keywords).flat()).not.toContain('API reference')
})
