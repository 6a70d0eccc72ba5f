/** Computes digests of the sources of an export, to detect changes. Reads the sources and writes nothing. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../settings'

/** The folders and files of the root whose changes make an export out of date. */
const sources = [
  'CHANGELOG.md',
  'LICENSE',
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
 * Matches files in the source folders that do not affect the export: tests, files of editors and file managers, and the README of
 * a folder. The README in scripts/engine does not match, because it is part of the package.
 */
const ignoredFilePattern =
  /\.test\.tsx?$|(?<![\\/]scripts[\\/]engine)[\\/]README\.md$|(^|[\\/])\.DS_Store$|\.sw[px]$|~$/

/** A digest of each source that exists, by the name of the source. */
export type Fingerprints = Record<string, string>

/**
 * Computes the digests of all sources. Modification times do not matter: writing a file again with the same content changes
 * nothing.
 *
 * @param folder the folder that contains the sources; by default, the repository
 */
export function computeFingerprints(folder = rootFolder): Fingerprints {
  const existingSources = sources.filter((name) => existsSync(path.join(folder, name)))
  return Object.fromEntries(existingSources.map((name) => [name, digestOfPath(path.join(folder, name))]))
}

/**
 * Finds the first source in which something was changed, added, or removed.
 *
 * @returns the name of the folder or file in the root, such as `lib`; undefined if nothing has changed
 */
export function changedSource(before: Fingerprints, current: Fingerprints): string | undefined {
  return sources.find((name) => before[name] !== current[name])
}

/**
 * Returns a digest of the names and contents of all files below a folder, except ignored files, or of the content of a file.
 *
 * @param entryPath path of the folder or the file
 */
export function digestOfPath(entryPath: string): string {
  const hash = createHash('sha1')
  if (!statSync(entryPath).isDirectory()) return hash.update(readFileSync(entryPath)).digest('base64url')
  const files = readdirSync(entryPath, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !ignoredFilePattern.test(file))
    .sort()
  // The length is included, so that moving bytes from one file to the next changes the digest.
  for (const file of files) {
    const bytes = readFileSync(file)
    hash.update(`${path.relative(entryPath, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('base64url')
}
