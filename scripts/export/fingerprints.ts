/**
 * What an export is made from, in a form that two moments can be compared by. Reads the sources, writes nothing.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

/** The folders and files of the root that an export is made from; all others may change as they like. */
const sources = [
  'app',
  'components',
  'data',
  'docs',
  'lib',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
]

/**
 * Files in those folders that do not affect the export: tests, what editors and file managers leave behind, and the README
 * of a folder. The README in scripts/engine does: it is part of the package.
 */
const notSources =
  /\.test\.tsx?$|(?<![\\/]scripts[\\/]engine)[\\/]README\.md$|(^|[\\/])\.DS_Store$|\.sw[px]$|~$/

/** A digest of names and contents for each source that is there. */
export type Fingerprints = Record<string, string>

/**
 * Takes the fingerprints of all sources. Contents, not times: a file that is written again as it was changes nothing.
 *
 * @param folder the repository; another one in tests
 */
export function fingerprints(folder = root): Fingerprints {
  const there = sources.filter((name) => existsSync(path.join(folder, name)))
  return Object.fromEntries(there.map((name) => [name, digest(path.join(folder, name))]))
}

/**
 * The first source that changed, came or went between two moments.
 *
 * @returns its name in the root, or nothing when all are the same
 */
export function changedSource(before: Fingerprints, now: Fingerprints): string | undefined {
  return sources.find((name) => before[name] !== now[name])
}

/**
 * A digest of the names and contents below a folder, or of the content of a file.
 *
 * @param entry path of the folder or the file
 */
export function digest(entry: string): string {
  const hash = createHash('sha1')
  if (!statSync(entry).isDirectory()) return hash.update(readFileSync(entry)).digest('base64url')
  const files = readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !notSources.test(file))
    .sort()
  // Each with its length, so that no two ways to cut the bytes into files look alike.
  for (const file of files) {
    const bytes = readFileSync(file)
    hash.update(`${path.relative(entry, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('base64url')
}
