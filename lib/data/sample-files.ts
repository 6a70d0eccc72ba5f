import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** JSON as it is read from a file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A value in a sample file with its path, e.g. `items/0/title`, and the key of the value or of the list that contains it. */
export type Leaf = { at: string; key: string; value: string | number | boolean | null }

/** For the tests: the database paths that have a file, in English or below `ar`. */
export const paths = (below = ''): string[] =>
  readdirSync(`${root}data/${below}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && (below !== '' || !file.startsWith('ar/')))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** For the tests: the object stored at a path, `ar/…` for the Arabic one. */
export const read = (path: string): Json => JSON.parse(readFileSync(`${root}data/${path}.json`, 'utf8'))

/** For the tests: every value of an object that is not an object itself. */
export const leaves = (value: Json, at = '', key = ''): Leaf[] => {
  if (value === null || typeof value !== 'object') return [{ at, key, value }]
  const inside = Array.isArray(value)
    ? value.map((v, i): [string, Json] => [String(i), v])
    : Object.entries(value)
  return inside.flatMap(([name, v]) =>
    leaves(v, at ? `${at}/${name}` : name, Array.isArray(value) ? key : name),
  )
}

/** For the tests: every list of an object with its path. */
export const lists = (value: Json, at = ''): { at: string; rows: Json[] }[] => {
  if (value === null || typeof value !== 'object') return []
  const own = Array.isArray(value) ? [{ at, rows: value }] : []
  return [...own, ...Object.entries(value).flatMap(([name, v]) => lists(v, at ? `${at}/${name}` : name))]
}

/** For the tests: the names of the pictures in `media/`. */
export const pictures = (): Set<string> => {
  const manifest = JSON.parse(readFileSync(`${root}media/manifest.json`, 'utf8')) as { file: string }[]
  return new Set(manifest.map(({ file }) => file.replace(/\.\w+$/, '')))
}

/** For the tests: whether lucide has an icon with this name. */
export const hasIcon = (name: string): boolean =>
  existsSync(`${root}node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
