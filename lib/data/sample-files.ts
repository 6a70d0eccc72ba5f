import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** JSON as it is read from a file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A value in a sample file with its path, e.g. `items/0/title`, and the key of the value or of the list that contains it. */
export type Leaf = { path: string; key: string; value: string | number | boolean | null }

/**
 * Returns the paths, without extension, of all English sample files relative to `data`, or of all files in a folder of `data`,
 * such as `ar`, relative to that folder.
 */
export const listSamplePaths = (folder = ''): string[] =>
  readdirSync(`${root}data/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && (folder !== '' || !file.startsWith('ar/')))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** Returns the content of the sample file at a path, e.g. `login/layout1` or `ar/login/layout1`. */
export const readSample = (path: string): Json => JSON.parse(readFileSync(`${root}data/${path}.json`, 'utf8'))

/** Returns all values in an object, at any depth, that are not objects or lists. */
export const leavesOf = (value: Json, path = '', key = ''): Leaf[] => {
  if (value === null || typeof value !== 'object') return [{ path, key, value }]
  const children = Array.isArray(value)
    ? value.map((child, i): [string, Json] => [String(i), child])
    : Object.entries(value)
  return children.flatMap(([name, child]) =>
    leavesOf(child, path ? `${path}/${name}` : name, Array.isArray(value) ? key : name),
  )
}

/** Returns all lists in an object, at any depth, with their paths. */
export const listsOf = (value: Json, path = ''): { path: string; rows: Json[] }[] => {
  if (value === null || typeof value !== 'object') return []
  const ownList = Array.isArray(value) ? [{ path, rows: value }] : []
  return [
    ...ownList,
    ...Object.entries(value).flatMap(([name, child]) => listsOf(child, path ? `${path}/${name}` : name)),
  ]
}

/** Returns the names of all pictures in `media/manifest.json`. */
export const readPictureNames = (): Set<string> => {
  const manifest = JSON.parse(readFileSync(`${root}media/manifest.json`, 'utf8')) as { file: string }[]
  return new Set(manifest.map(({ file }) => file.replace(/\.\w+$/, '')))
}

/** Returns whether Lucide has an icon with this name. */
export const hasIcon = (name: string): boolean =>
  existsSync(`${root}node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
