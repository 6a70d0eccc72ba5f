/**
 * What a Realtime Database needs to serve the book: its objects and its rules. Reads data/, writes nothing itself.
 */

import { DATABASE_ROOTS, inDatabase } from '@/lib/data/database-paths'
import { type Json, paths, read as readFile } from '@/lib/data/sample-files'
import { sections } from '@/lib/site/catalog'
import { checkTranslations } from './check-translations'

/** A branch of the database. */
export type Tree = { [key: string]: Json }

const put = (tree: Tree, way: string[], value: Json): void => {
  const [key = '', ...rest] = way
  if (rest.length === 0) tree[key] = value
  else {
    tree[key] ??= {}
    put(tree[key] as Tree, rest, value)
  }
}

/** Reads a sample file; one that is no JSON is named. */
const read = (path: string): Json => {
  try {
    return readFile(path)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`Patternbook: data/${path}.json is no JSON, so it cannot be published. ${error.message}`)
  }
}

/** Where the layout descriptors are, below the root and below `ar`. The screens do not read them. */
const LAYOUTS = 'layouts'

/** The layout descriptors of all patterns by section: url, title in one language, theme (specification, section 3). */
const layouts = (lang: 'en' | 'ar'): Tree => {
  const { variants: titles } = read(lang === 'ar' ? 'ar/catalogue' : 'catalogue') as {
    variants: Record<string, string>
  }
  return Object.fromEntries(
    sections.map(({ key, variants }) => [
      key,
      variants.map(({ id, index, title }) => ({
        url: id,
        title: titles[id] ?? title,
        theme: `layout${index + 1}`,
      })),
    ]),
  )
}

/**
 * All objects of the spec's paths as one object keyed like the database, and the layout descriptors of all
 * screens: English at the paths, Arabic below `ar`.
 *
 * @throws when a file is there in one language only, or is no JSON
 */
export const databaseTree = (): Tree => {
  const tree: Tree = {}
  const english = paths()
  checkTranslations(english, paths('ar'))
  for (const path of english.filter(inDatabase)) {
    put(tree, path.split('/'), read(path))
    put(tree, ['ar', ...path.split('/')], read(`ar/${path}`))
  }
  put(tree, [LAYOUTS], layouts('en'))
  put(tree, ['ar', LAYOUTS], layouts('ar'))
  return tree
}

/** `database.rules.json`: everybody may read what is exported, nobody may write, and nothing else exists. */
export const databaseRules = (): string => {
  const open = Object.fromEntries([...DATABASE_ROOTS, LAYOUTS].map((root) => [root, { '.read': true }]))
  const rules = { '.read': false, '.write': false, ...open, ar: open }
  return `${JSON.stringify({ rules }, null, 2)}\n`
}
