/**
 * The files that are taken away: those that run here, and a few counterparts in the place of those that are bound to this
 * site (its paths, its settings, its storage). Reads sources, writes nothing.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

const counterparts = path.join(root, 'scripts', 'engine', 'counterparts')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** Where the text of a file stands: in its counterpart, if it has one. */
const sourceOf = (file: string): string => {
  const own = path.join(counterparts, file)
  return isFile(own) ? own : path.join(root, file)
}

/** Where the text of a file stands in the repository, from its root. */
export const originOf = (file: string): string =>
  path.relative(root, sourceOf(file)).replaceAll(path.sep, '/')

/** Is there such a file to take? */
export const isTaken = (file: string): boolean => isFile(sourceOf(file))

/** The text of a file as it is taken; counterparts with the place of the book's pictures still open. */
export const textOf = (file: string): string => readFileSync(sourceOf(file), 'utf8')

/** The same with absolute addresses of the site. */
export const takenText = (file: string, site: string): string => textOf(file).replace('{book}', site)
