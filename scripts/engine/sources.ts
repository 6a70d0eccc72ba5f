/**
 * The source of the package: the files that its public modules lead to, those that are bound to this site replaced by
 * their overrides, with relative imports. Reads sources, writes nothing.
 */
import path from 'node:path'
import { entries } from './entries'
import { takenText } from './files'
import { type Imports, importsOf, reachableFiles, resolved, withSpecifiers } from './graph'

/** Where a file is in the package's source: `lib/overlay/react.tsx` is `overlay/react.tsx`. */
export const placeOf = (file: string): string =>
  file
    .replace(/^lib\//, '')
    .replace(/^components\/overlays\//, 'overlay/views/')
    .replace(/\.json$/, '.ts')

const known = new Map<string, Imports>()
const imports = (file: string): Imports => {
  const found = known.get(file) ?? importsOf(file)
  known.set(file, found)
  return found
}

/** The files that some public modules lead to. */
export const filesFor = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => reachableFiles(file, imports))),
]

/** The packages that some public modules import, with those of the files they lead to. */
export const packagesFor = (files: readonly string[]): string[] =>
  [...new Set(filesFor(files).flatMap((file) => imports(file).packages))].sort()

/**
 * The text of a file in the package's source.
 * @param file its path in the repository
 * @param site address of the site, which the pictures come from
 * @param end what follows the name of a module in a relative import: `.js` for Node, nothing for bundlers
 */
export const sourceOf = (file: string, site: string, end: '.js' | ''): string => {
  const text = takenText(file, site)
  if (file.endsWith('.json')) return `export default ${text.trim()}\n`
  return withSpecifiers(text, (specifier) => {
    if (!/^(@\/|\.|@patternbook\/engine\/)/.test(specifier)) return specifier
    const target = placeOf(resolved(file, specifier)).replace(/\.tsx?$/, '')
    const relative = path.posix.relative(path.posix.dirname(placeOf(file)), target)
    return (relative.startsWith('.') ? relative : `./${relative}`) + end
  })
}

/** The package's source: texts by their path. */
export const engineSources = (site: string, end: '.js' | '' = '.js'): Map<string, string> =>
  new Map(filesFor(Object.values(entries)).map((file) => [placeOf(file), sourceOf(file, site, end)]))
