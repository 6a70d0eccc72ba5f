/**
 * The files of the package and of the code export: the sources of this site, with overrides for those that depend on
 * the site (its paths, settings, and storage). Reads sources, writes nothing.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

const overridesFolder = path.join(root, 'scripts', 'engine', 'overrides')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** Path of the text of a file: its override, if there is one. */
const sourceOf = (file: string): string => {
  const own = path.join(overridesFolder, file)
  return isFile(own) ? own : path.join(root, file)
}

/** Path of a file in the repository, relative to its root. */
export const sourcePathOf = (file: string): string =>
  path.relative(root, sourceOf(file)).replaceAll(path.sep, '/')

/** Whether a path is a file of the repository or of the overrides. */
export const isIncluded = (file: string): boolean => isFile(sourceOf(file))

/** The text of a file as apps get it; overrides contain a placeholder for the URL of the pictures. */
export const textOf = (file: string): string => readFileSync(sourceOf(file), 'utf8')

/** The same text with absolute URLs of the site. */
export const sourceText = (file: string, site: string): string => textOf(file).replace('{site}', site)
