/**
 * Creates the search index. Reads the catalog, its texts in both languages (catalog.json), the sources of the screens and
 * components, and the documentation. scripts/generate.ts writes the index to public/data/search.json, which is loaded when the
 * search opens.
 */
import { existsSync, readFileSync } from 'node:fs'
import arabicCatalog from '../../data/ar/catalog.json'
import catalog from '../../data/catalog.json'
import { apiEntryElementId } from '../../lib/site/api-docs'
import { docPageName, docPages } from '../../lib/site/doc-pages'
import { createSearchEntries } from '../../lib/site/search/create-search-entries'
import type { SearchEntry } from '../../lib/site/search/types'
import { sourceTextOf } from '../engine/source-overrides'
import { collectItems, type Item } from '../registry/items'
import { apiEntriesOf } from './api'
import { collectComponents } from './components'
import { docMarkdown } from './doc-page'
import { headingId, stripMarkdown } from './parse-doc'

/** Titles of the overlays, by the names of the functions that open them. */
const overlayTitles: Readonly<Record<string, string>> = {
  alert: 'Alert',
  actionSheet: 'Action sheet',
  loading: 'Loading',
  modal: 'Modal',
  popover: 'Popover',
  toast: 'Toast',
}

/** Components that are not keywords of screens, because nobody would search for a screen by them. */
const IGNORED_ITEMS = ['icon', 'link', 'control-marks']

/** If more than this fraction of all screens have a keyword, no screen gets the keyword. */
const MAX_USE_FRACTION = 0.5

const isKeywordItem = ({ name, kind, files }: Item): boolean =>
  kind === 'component' &&
  !IGNORED_ITEMS.includes(name) &&
  files.some((file) => file.endsWith('.tsx') && existsSync(file))

/** Returns the overlays that a screen opens, as the names of the functions that open them, such as `alert`. */
export const overlaysOf = ({ files }: Item): string[] => {
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return Object.keys(overlayTitles).filter((kind) => new RegExp(`\\boverlays\\.${kind}\\(`).test(text))
}

/**
 * Returns the titles of the components and overlays that each screen uses, by the registry name of the screen. Titles that most
 * screens have, and those of `IGNORED_ITEMS`, are omitted.
 */
export const keywordsOfScreens = (
  allItems: readonly Item[] = collectItems(sourceTextOf),
): Record<string, string[]> => {
  const titlesByItem = new Map(allItems.filter(isKeywordItem).map(({ name, title }) => [name, title]))
  const screens = allItems.filter(({ kind }) => kind === 'screen')
  const keywordsByScreen = screens.map((screen): [string, string[]] => {
    const titles = screen.itemDependencyNames.flatMap((name) => titlesByItem.get(name) ?? [])
    return [
      screen.name,
      [...new Set([...titles, ...overlaysOf(screen).map((kind) => overlayTitles[kind] ?? '')])],
    ]
  })
  const useCounts = new Map<string, number>()
  for (const keyword of keywordsByScreen.flatMap(([, titles]) => titles))
    useCounts.set(keyword, (useCounts.get(keyword) ?? 0) + 1)
  const isDistinctive = (keyword: string) =>
    (useCounts.get(keyword) ?? 0) <= screens.length * MAX_USE_FRACTION
  return Object.fromEntries(
    keywordsByScreen.map(([name, titles]) => [name, titles.filter(isDistinctive).sort()]),
  )
}

/** Headings that are not indexed, because they do not describe the topic of a page. */
const UNINDEXED_HEADINGS = [
  'API reference',
  'Live example',
  'Example',
  'Keyboard',
  'Added',
  'Changed',
  'Fixed',
  'Unreleased',
]
/** Headings of many pages that are indexed only for the page about accessibility. */
const ACCESSIBILITY_HEADINGS = ['Accessibility', 'Focus', 'Contrast']

/**
 * Returns the indexed headings of each page of the documentation and the exports in its API reference, with their element ids.
 */
const keywordIdsByPage = (): [path: string, keywordIds: Map<string, string>][] =>
  docPages.map((page) => {
    const prose = docMarkdown(page).replace(/^```[\s\S]*?^```$/gm, '')
    const headings = [...prose.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => stripMarkdown(heading))
    const names = apiEntriesOf(docPageName(page.path)).map(({ name }) => name)
    const keywordIds = [
      ...headings
        .filter(
          (heading) =>
            !UNINDEXED_HEADINGS.includes(heading) &&
            (!ACCESSIBILITY_HEADINGS.includes(heading) || page.path.endsWith('/accessibility/')),
        )
        .map((heading): [string, string] => [heading, headingId(heading)]),
      ...names
        .filter((name) => !headings.includes(name))
        .map((name): [string, string] => [name, apiEntryElementId(name)]),
    ]
    return [page.path, new Map(keywordIds)]
  })

/** Returns the indexed headings and the listed exports of each page of the documentation, by the path of the page. */
export const keywordsOfPages = (): Record<string, string[]> =>
  Object.fromEntries(keywordIdsByPage().map(([path, keywordIds]) => [path, [...keywordIds.keys()]]))

/** Returns the element ids of the strings that `keywordsOfPages` returns, in the same order. */
export const elementIdsOfPages = (): Record<string, string[]> =>
  Object.fromEntries(keywordIdsByPage().map(([path, keywordIds]) => [path, [...keywordIds.values()]]))

/** Returns the Arabic titles of patterns by their keys, and of screens by their ids. */
const arabicTitles = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(arabicCatalog.sections).map(([key, { title }]) => [key, title])),
  ...arabicCatalog.screenTitles,
})

/** Returns all entries of the index. */
export const searchEntries = (): SearchEntry[] =>
  createSearchEntries({
    patternTexts: catalog.sections,
    arabicTitles: arabicTitles(),
    keywords: { ...keywordsOfScreens(), ...keywordsOfPages() },
    elementIds: elementIdsOfPages(),
    components: collectComponents().pages,
  })

/** Returns the content of public/data/search.json. */
export const searchIndexJson = (): string => `${JSON.stringify(searchEntries())}\n`
