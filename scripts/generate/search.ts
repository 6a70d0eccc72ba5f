/**
 * Creates the index of the search. Reads the catalog, its texts in both languages (catalogue.json), the imports of the screens, and
 * the documentation. scripts/generate.ts writes the index to public/data/search.json, which is loaded when the search opens.
 */
import { existsSync, readFileSync } from 'node:fs'
import arabic from '../../data/ar/catalogue.json'
import catalogue from '../../data/catalogue.json'
import { idOfEntry } from '../../lib/site/api'
import { docName, docs } from '../../lib/site/docs'
import { createEntries } from '../../lib/site/search/entries'
import type { Entry } from '../../lib/site/search/types'
import { textOf } from '../engine/files'
import { type Item, items } from '../registry/items'
import { apiOf } from './api'
import { components } from './components'
import { docMarkdown } from './doc-page'
import { idOf, plain } from './doc-text'

/** Titles of the overlays, by the names of the functions that open them. */
const overlays: Readonly<Record<string, string>> = {
  alert: 'Alert',
  actionSheet: 'Action sheet',
  loading: 'Loading',
  modal: 'Modal',
  popover: 'Popover',
  toast: 'Toast',
}

/** Items that are not indexed, because every screen uses them or nobody would search for them. */
const notIndexed = [
  'overlays',
  'navigation',
  'transitions',
  'gestures',
  'base',
  'icon',
  'link',
  'control-marks',
]

/** Maximum fraction of all screens that may use a part. A part that more screens use is not indexed. */
const COMMON = 0.5

const isPart = ({ name, kind, files }: Item): boolean =>
  (kind === 'part' || kind === 'engine') &&
  !notIndexed.includes(name) &&
  (kind === 'engine' || files.some((file) => file.endsWith('.tsx') && existsSync(file)))

/** Returns the overlays that a screen opens, as the names of the functions that open them, such as `alert`. */
export const overlaysOf = ({ files }: Item): string[] => {
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return Object.keys(overlays).filter((kind) => new RegExp(`\\boverlays\\.${kind}\\(`).test(text))
}

/** Returns the titles of the components, engines, and overlays that each screen uses, by the registry name of the screen. */
export const partsOfScreens = (all: readonly Item[] = items(textOf)): Record<string, string[]> => {
  const parts = new Map(all.filter(isPart).map(({ name, title }) => [name, title]))
  const screens = all.filter(({ kind }) => kind === 'screen')
  const partsByScreen = screens.map((screen): [string, string[]] => {
    const own = screen.needs.flatMap((name) => parts.get(name) ?? [])
    return [screen.name, [...new Set([...own, ...overlaysOf(screen).map((kind) => overlays[kind] ?? '')])]]
  })
  const uses = new Map<string, number>()
  for (const part of partsByScreen.flatMap(([, own]) => own)) uses.set(part, (uses.get(part) ?? 0) + 1)
  const isDistinctive = (part: string) => (uses.get(part) ?? 0) <= screens.length * COMMON
  return Object.fromEntries(partsByScreen.map(([name, own]) => [name, own.filter(isDistinctive).sort()]))
}

/** Headings that are not indexed, because many pages have them. */
const EVERYWHERE = [
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
const ONE_PAGE_ONLY = ['Accessibility', 'Focus', 'Contrast']

/** Returns the headings and the listed exports of each page of the documentation, with their element ids. */
const indexedOnPages = (): [path: string, indexed: Map<string, string>][] =>
  docs.map((page) => {
    const prose = docMarkdown(page).replace(/^```[\s\S]*?^```$/gm, '')
    const heads = [...prose.matchAll(/^##+ (.+)$/gm)].map(([, head = '']) => plain(head))
    const names = apiOf(docName(page.path)).map(({ name }) => name)
    const indexed = [
      ...heads
        .filter(
          (head) =>
            !EVERYWHERE.includes(head) &&
            (!ONE_PAGE_ONLY.includes(head) || page.path.endsWith('/accessibility/')),
        )
        .map((head): [string, string] => [head, idOf(head)]),
      ...names
        .filter((name) => !heads.includes(name))
        .map((name): [string, string] => [name, idOfEntry(name)]),
    ]
    return [page.path, new Map(indexed)]
  })

/** Returns the headings and the listed exports of each page of the documentation, by the path of the page. */
export const keywordsOfPages = (): Record<string, string[]> =>
  Object.fromEntries(indexedOnPages().map(([path, indexed]) => [path, [...indexed.keys()]]))

/** Returns the element ids of the strings that `keywordsOfPages` returns, in the same order. */
export const headingIdsOfPages = (): Record<string, string[]> =>
  Object.fromEntries(indexedOnPages().map(([path, indexed]) => [path, [...indexed.values()]]))

/** Returns the Arabic titles of patterns by their keys, and of screens by their ids. */
const arabicTitles = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(arabic.sections).map(([key, { title }]) => [key, title])),
  ...arabic.variants,
})

/** Returns all entries of the index. */
export const searchEntries = (): Entry[] =>
  createEntries({
    patternTexts: catalogue.sections,
    arabic: arabicTitles(),
    keywords: { ...partsOfScreens(), ...keywordsOfPages() },
    headingIds: headingIdsOfPages(),
    components: components().pages,
  })

/** Returns the content of public/data/search.json. */
export const searchIndex = (): string => `${JSON.stringify(searchEntries())}\n`
