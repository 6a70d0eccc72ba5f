/**
 * What the search palette looks through. Reads the catalogue, its words in both languages (catalogue.json), the imports of the screens and the documentation;
 * scripts/generate.ts writes it to public/data/search.json, which is fetched when the palette opens.
 */
import { existsSync, readFileSync } from 'node:fs'
import arabic from '../../data/ar/catalogue.json'
import catalogue from '../../data/catalogue.json'
import { idOfEntry } from '../../lib/site/api'
import { docName, docs } from '../../lib/site/docs'
import { entriesOf } from '../../lib/site/search/entries'
import type { Entry } from '../../lib/site/search/types'
import { textOf } from '../engine/files'
import { type Item, items } from '../registry/items'
import { apiOf } from './api'
import { components } from './components'
import { docMarkdown } from './doc-page'
import { idOf, plain } from './doc-text'

/** Overlays as a screen asks for them, and as people call them. */
const overlays: Readonly<Record<string, string>> = {
  alert: 'Alert',
  actionSheet: 'Action sheet',
  loading: 'Loading',
  modal: 'Modal',
  popover: 'Popover',
  toast: 'Toast',
}

/** What every screen stands on, or nobody would look for. */
const beneath = ['overlays', 'navigation', 'transitions', 'gestures', 'base', 'icon', 'link', 'control-marks']

/** What more than this share of all screens is made of says nothing of any. */
const COMMON = 0.5

const isPart = ({ name, kind, files }: Item): boolean =>
  (kind === 'part' || kind === 'engine') &&
  !beneath.includes(name) &&
  (kind === 'engine' || files.some((file) => file.endsWith('.tsx') && existsSync(file)))

/** The overlays that the own code of a screen opens, by the names of their functions. */
export const overlaysOf = ({ files }: Item): string[] => {
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return Object.keys(overlays).filter((kind) => new RegExp(`\\boverlays\\.${kind}\\(`).test(text))
}

/** What each screen is made of, by the name under which it is taken away. */
export const partsOfScreens = (all: readonly Item[] = items(textOf)): Record<string, string[]> => {
  const parts = new Map(all.filter(isPart).map(({ name, title }) => [name, title]))
  const screens = all.filter(({ kind }) => kind === 'screen')
  const made = screens.map((screen): [string, string[]] => {
    const own = screen.needs.flatMap((name) => parts.get(name) ?? [])
    return [screen.name, [...new Set([...own, ...overlaysOf(screen).map((kind) => overlays[kind] ?? '')])]]
  })
  const uses = new Map<string, number>()
  for (const part of made.flatMap(([, own]) => own)) uses.set(part, (uses.get(part) ?? 0) + 1)
  const tells = (part: string) => (uses.get(part) ?? 0) <= screens.length * COMMON
  return Object.fromEntries(made.map(([name, own]) => [name, own.filter(tells).sort()]))
}

/** Headings that many pages have. */
const EVERYWHERE = [
  'Interface',
  'Live example',
  'Example',
  'Keyboard',
  'Added',
  'Changed',
  'Fixed',
  'Unreleased',
]
/** Headings that only the page about them is found by. */
const ONCE = ['Accessibility', 'Focus', 'Contrast']

/** What each page of the documentation tells of (its headings, and the names of the interface that it lists), and the ids of these. */
const toldByPages = (): [path: string, told: Map<string, string>][] =>
  docs.map((page) => {
    const prose = docMarkdown(page).replace(/^```[\s\S]*?^```$/gm, '')
    const heads = [...prose.matchAll(/^##+ (.+)$/gm)].map(([, head = '']) => plain(head))
    const names = apiOf(docName(page.path)).map(({ name }) => name)
    const told = [
      ...heads
        .filter(
          (head) =>
            !EVERYWHERE.includes(head) && (!ONCE.includes(head) || page.path.endsWith('/accessibility/')),
        )
        .map((head): [string, string] => [head, idOf(head)]),
      ...names
        .filter((name) => !heads.includes(name))
        .map((name): [string, string] => [name, idOfEntry(name)]),
    ]
    return [page.path, new Map(told)]
  })

/** What each page of the documentation tells of. */
export const partsOfPages = (): Record<string, string[]> =>
  Object.fromEntries(toldByPages().map(([path, told]) => [path, [...told.keys()]]))

/** The element ids of what each page tells of, in the same order. */
export const placesOfPages = (): Record<string, string[]> =>
  Object.fromEntries(toldByPages().map(([path, told]) => [path, [...told.values()]]))

/** What patterns and screens are called in Arabic, by their keys and ids. */
const arabicTitles = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(arabic.sections).map(([key, { title }]) => [key, title])),
  ...arabic.variants,
})

/** All that can be found. */
export const searchEntries = (): Entry[] =>
  entriesOf({
    words: catalogue.sections,
    arabic: arabicTitles(),
    parts: { ...partsOfScreens(), ...partsOfPages() },
    places: placesOfPages(),
    components: components().pages,
  })

/** The same as the file that is published. */
export const searchIndex = (): string => `${JSON.stringify(searchEntries())}\n`
