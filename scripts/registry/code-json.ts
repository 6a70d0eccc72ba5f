/** Writes an item the way the inspector shows it: its files with colored text, and a list of what comes along. */
import type { FileLang, FileSummary, TakenCode, TakenFile } from '@/lib/take-away/types'
import { baseSheet } from './base'
import { highlight } from './highlight'
import { addressOf, dependenciesOf } from './item-json'
import { allNeeds, type Item } from './items'

type Text = (file: string) => string

/** The base as one sheet: the command line merges it into the app's own, whoever copies files needs it as a file. */
const SHEET = 'styles/patternbook.css'

const filesOf = (item: Item): string[] => (item.name === 'base' ? [SHEET, ...item.files] : item.files)

const textOf = (file: string, text: Text) => (file === SHEET ? baseSheet() : text(file))

const summaries = new Map<string, FileSummary>()

const summary = (file: string, text: Text): FileSummary => {
  const known = summaries.get(file)
  if (known) return known
  const lang = file.split('.').at(-1) as FileLang
  const made = { path: file, lang, lines: textOf(file, text).replace(/\n$/, '').split('\n').length }
  summaries.set(file, made)
  return made
}

const takenFile = async (file: string, text: Text): Promise<TakenFile> => {
  const source = textOf(file, text)
  const about = summary(file, text)
  return { ...about, source, html: await highlight(source, about.lang) }
}

/**
 * One item, as `/code/{name}.json` holds it.
 * @param byName all items
 * @param site address of the site with its base path
 * @param text reads a file as it is taken
 */
export const codeJson = async (
  item: Item,
  byName: ReadonlyMap<string, Item>,
  site: string,
  text: Text,
): Promise<TakenCode> => {
  const needs = allNeeds(item, byName)
  return {
    name: item.name,
    kind: item.kind,
    title: item.title,
    description: item.description,
    address: addressOf(item.name, site),
    files: await Promise.all(filesOf(item).map((file) => takenFile(file, text))),
    needs: needs.map(({ name, kind, title, ...need }) => ({
      name,
      kind,
      title,
      files: filesOf({ name, kind, title, ...need }).map((file) => summary(file, text)),
    })),
    dependencies: dependenciesOf([...new Set([item, ...needs].flatMap((one) => one.packages))].sort()),
  }
}
