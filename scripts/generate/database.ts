/**
 * What a Realtime Database needs to serve the book: its objects and its rules. Reads data/, writes nothing itself.
 */
import { DATABASE_ROOTS, inDatabase } from '@/lib/data/database-paths'
import { type Json, paths, read } from '@/lib/data/sample-files'

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

/** All objects of the spec's paths as one object keyed like the database: English at the paths, Arabic below `ar`. */
export const databaseTree = (): Tree => {
  const tree: Tree = {}
  for (const path of paths().filter(inDatabase)) {
    put(tree, path.split('/'), read(path))
    put(tree, ['ar', ...path.split('/')], read(`ar/${path}`))
  }
  return tree
}

/** `database.rules.json`: everybody may read what the book reads, nobody may write, and nothing else exists. */
export const databaseRules = (): string => {
  const open = Object.fromEntries(DATABASE_ROOTS.map((root) => [root, { '.read': true }]))
  const rules = { '.read': false, '.write': false, ...open, ar: open }
  return `${JSON.stringify({ rules }, null, 2)}\n`
}
