/**
 * The files that are taken away: those that run here, and a few overrides in place of those that are bound to this
 * site (its paths, its settings, its storage). Reads sources, writes nothing.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

const overridesFolder = path.join(root, 'scripts', 'engine', 'overrides')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** Where the text of a file stands: in its override, if there is one. */
const sourceOf = (file: string): string => {
  const own = path.join(overridesFolder, file)
  return isFile(own) ? own : path.join(root, file)
}

/** Where the text of a file stands in the repository, from its root. */
export const originOf = (file: string): string =>
  path.relative(root, sourceOf(file)).replaceAll(path.sep, '/')

/** Is there such a file to take? */
export const isIncluded = (file: string): boolean => isFile(sourceOf(file))

/** The text of a file as it is taken; overrides with a placeholder for the address of the pictures. */
export const textOf = (file: string): string => readFileSync(sourceOf(file), 'utf8')

/** The same with absolute addresses of the site. */
export const takenText = (file: string, site: string): string => textOf(file).replace('{book}', site)
