/** Creates the content and the rules of a Firebase Realtime Database. Reads data/ and the catalog, and writes nothing. */

import { DATABASE_ROOTS, isInDatabase } from '@/lib/data/database-paths'
import { type Json, listSamplePaths, readSample as readSampleFile } from '@/lib/data/sample-files'
import type { Lang } from '@/lib/frame/state'
import { sections } from '@/lib/site/catalog'
import { checkTranslations } from './check-translations'

/** The database, or a branch of it: values and further branches by their keys. */
export type DatabaseTree = { [key: string]: Json }

const setValue = (tree: DatabaseTree, keys: string[], value: Json): void => {
  const [key = '', ...rest] = keys
  if (rest.length === 0) tree[key] = value
  else {
    tree[key] ??= {}
    setValue(tree[key] as DatabaseTree, rest, value)
  }
}

/** Reads a sample file. If its JSON is invalid, the error contains the name of the file. */
const readValidSample = (path: string): Json => {
  try {
    return readSampleFile(path)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(
      `Patternbook: data/${path}.json is not valid JSON, so it cannot be published. ${error.message}`,
    )
  }
}

/** Key of the list of all screens (see `layoutDescriptors`), below the root and below `ar`. The screens do not read it. */
const LAYOUTS_KEY = 'layouts'

/**
 * Returns a list of the screens of each section, by the key of the section. Each screen has its ID (`url`), its title in the given
 * language, and the name of its layout, such as `layout1` (`theme`).
 */
const layoutDescriptors = (lang: Lang): DatabaseTree => {
  const { screenTitles } = readValidSample(lang === 'ar' ? 'ar/catalog' : 'catalog') as {
    screenTitles: Record<string, string>
  }
  return Object.fromEntries(
    sections.map(({ key, screens }) => [
      key,
      screens.map(({ id, index, title }) => ({
        url: id,
        title: screenTitles[id] ?? title,
        theme: `layout${index + 1}`,
      })),
    ]),
  )
}

/**
 * Returns the content of the database: the sample data that screens read from it, and the layout descriptors of all screens.
 * English data is at the paths of the sample files, and Arabic data is at the same paths below `ar`.
 *
 * @throws if a sample file exists in only one language, or if a file that is read is not valid JSON
 */
export const databaseTree = (): DatabaseTree => {
  const tree: DatabaseTree = {}
  const englishPaths = listSamplePaths()
  checkTranslations(englishPaths, listSamplePaths('ar'))
  for (const path of englishPaths.filter(isInDatabase)) {
    setValue(tree, path.split('/'), readValidSample(path))
    setValue(tree, ['ar', ...path.split('/')], readValidSample(`ar/${path}`))
  }
  setValue(tree, [LAYOUTS_KEY], layoutDescriptors('en'))
  setValue(tree, ['ar', LAYOUTS_KEY], layoutDescriptors('ar'))
  return tree
}

/** Returns the content of `database.rules.json`: everybody may read the data of `databaseTree`, and nobody may write. */
export const databaseRules = (): string => {
  const readableRoots = Object.fromEntries(
    [...DATABASE_ROOTS, LAYOUTS_KEY].map((root) => [root, { '.read': true }]),
  )
  const rules = { '.read': false, '.write': false, ...readableRoots, ar: readableRoots }
  return `${JSON.stringify({ rules }, null, 2)}\n`
}
