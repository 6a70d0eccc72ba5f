/**
 * Which screens have pictures, and what they were taken of. Reads the sources and public/shots/manifest.json.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataPath, exported, type Route } from '@/lib/site/catalog'
import { itemAt } from '@/lib/site/catalog/name-of'
import { textOf } from '../engine/files'
import { importsOf, reachableFiles } from '../engine/graph'
import { screenFile } from '../generate/registry'
import { root } from '../settings'

/** Where the pictures are, from the root. */
export const shotsFolder = 'public/shots'
/** The manifest, from the root. */
export const manifestFile = `${shotsFolder}/manifest.json`

/** Digest of what a screen was made of when its pictures were taken, by the name of the item. */
export type Manifest = Record<string, string>

/** A screen that is pictured: all that can be taken away. */
export type Pictured = { item: string; route: Route }

/** The screens that are pictured, in the order of the catalogue. */
export const pictured = (): Pictured[] =>
  exported.flatMap((route) => {
    const item = itemAt(route.path)
    return item ? [{ item, route }] : []
  })

/** What was pictured so far; nothing where there are no pictures. */
export const readManifest = (): Manifest => {
  const file = path.join(root, manifestFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

const bytes = new Map<string, string>()
const digestOf = (file: string): string => {
  const known = bytes.get(file)
  if (known) return known
  const made = createHash('sha1')
    // Some modules of the engine exist in the package alone.
    .update(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : textOf(file))
    .digest('base64url')
  bytes.set(file, made)
  return made
}

/** A digest of everything that a screen is made of: its code with all it imports, its data, and the tokens. */
export const digestOfScreen = ({ id, screen }: Route): string => {
  const files = [
    ...reachableFiles(screenFile(screen), importsOf),
    `data/${dataPath(id)}.json`,
    'app/tokens.css',
    'app/globals.css',
  ]
  const hash = createHash('sha1')
  for (const file of [...new Set(files)].sort()) hash.update(`${file}\0${digestOf(file)}\0`)
  return hash.digest('base64url').slice(0, 12)
}

/**
 * The screens whose pictures are missing or show something older.
 * @param manifest what was pictured
 * @param digest what a screen is made of now; another one in tests
 */
export const staleShots = (manifest: Manifest, digest = digestOfScreen): Pictured[] =>
  pictured().filter(({ item, route }) => manifest[item] !== digest(route))
