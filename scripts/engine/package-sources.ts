/**
 * Creates the source of the package: its public modules and all files that they import, with overrides for files that depend on
 * this site, and with relative imports. Reads sources and writes nothing.
 */
import path from 'node:path'
import { type Imports, importsOf, reachableFiles, replaceSpecifiers, resolveImport } from './import-graph'
import { publicModules } from './public-modules'
import { textWithSiteUrl } from './source-overrides'

/** Returns the path of a file in the source of the package: `lib/frame/query.ts` becomes `frame/query.ts`. */
export const packagePath = (file: string): string =>
  file
    .replace(/^lib\//, '')
    .replace(/^components\/overlays\//, 'overlay/views/')
    .replace(/\.json$/, '.ts')

const importsCache = new Map<string, Imports>()
const cachedImportsOf = (file: string): Imports => {
  const imports = importsCache.get(file) ?? importsOf(file)
  importsCache.set(file, imports)
  return imports
}

/** Returns the given files and all files that they import, directly or indirectly. */
const filesWithImports = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => reachableFiles(file, cachedImportsOf))),
]

/** Returns the names of the packages that the given files import, directly or through other files. */
export const importedPackagesOf = (files: readonly string[]): string[] =>
  [...new Set(filesWithImports(files).flatMap((file) => cachedImportsOf(file).packages))].sort()

/**
 * Returns the text of a file in the source of the package. A JSON file becomes a TypeScript module.
 * @param file path of the file in the repository
 * @param site URL of the site, which serves the pictures
 * @param extension file extension in relative imports: `.js` for Node, none for bundlers
 */
const packageTextOf = (file: string, site: string, extension: '.js' | ''): string => {
  const text = textWithSiteUrl(file, site)
  if (file.endsWith('.json')) return `export default ${text.trim()}\n`
  return replaceSpecifiers(text, (specifier) => {
    if (!/^(@\/|\.|@patternbook\/engine\/)/.test(specifier)) return specifier
    const target = packagePath(resolveImport(file, specifier)).replace(/\.tsx?$/, '')
    const relative = path.posix.relative(path.posix.dirname(packagePath(file)), target)
    return (relative.startsWith('.') ? relative : `./${relative}`) + extension
  })
}

/** Returns the source of the package: the text of each file by its path. */
export const engineSources = (site: string, extension: '.js' | '' = '.js'): Map<string, string> =>
  new Map(
    filesWithImports(Object.values(publicModules)).map((file) => [
      packagePath(file),
      packageTextOf(file, site, extension),
    ]),
  )
