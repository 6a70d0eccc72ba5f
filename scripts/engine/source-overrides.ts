/**
 * Finds and reads the files of the package and of the code export: the sources of this site, with overrides for files that depend
 * on the site (its paths, settings, and storage). Writes nothing.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../settings'

const overridesFolder = path.join(rootFolder, 'scripts', 'engine', 'overrides')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** Returns the absolute path of the override of a file, or of the file itself if it has no override. */
const absoluteSourcePath = (file: string): string => {
  const overridePath = path.join(overridesFolder, file)
  return isFile(overridePath) ? overridePath : path.join(rootFolder, file)
}

/**
 * Returns the path of the override of a file, or of the file itself if it has no override, relative to the root of the
 * repository.
 */
export const sourcePathOf = (file: string): string =>
  path.relative(rootFolder, absoluteSourcePath(file)).replaceAll(path.sep, '/')

/** Returns whether the repository or the overrides contain a file. */
export const sourceExists = (file: string): boolean => isFile(absoluteSourcePath(file))

/** Returns the text of a file, or of its override. An override may contain `{site}` instead of the URL of the site. */
export const sourceTextOf = (file: string): string => readFileSync(absoluteSourcePath(file), 'utf8')

/** Returns the text of a file, or of its override, with the URL of the site instead of `{site}`. */
export const textWithSiteUrl = (file: string, site: string): string =>
  sourceTextOf(file).replaceAll('{site}', site)
