/**
 * Finds the imports of a source file: other files and packages, including imports of types. Searches the text instead of using a
 * bundler, because bundlers drop imports of types, and an app does not compile without the imported files. Reads sources and
 * writes nothing.
 */
import path from 'node:path'
import { PACKAGE_NAME, publicModuleFile } from './public-modules'
import { sourceExists, sourceTextOf } from './source-overrides'

/** What one file imports: paths of files, relative to the root of the repository, and names of packages. */
export type Imports = { files: string[]; packages: string[] }

/** Removes comments, but keeps a `//` directly after a colon, a quote, or a word character, as in `https://…`. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/.*$/gm, '$1')

const importPatterns = [
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g,
]

/** Returns the text of a module with every import specifier replaced. */
export const replaceSpecifiers = (text: string, replace: (specifier: string) => string): string =>
  importPatterns.reduce(
    (code, pattern) =>
      code.replace(pattern, (statement, importSpecifier: string) => {
        const index = statement.lastIndexOf(importSpecifier)
        return (
          statement.slice(0, index) +
          replace(importSpecifier) +
          statement.slice(index + importSpecifier.length)
        )
      }),
    text,
  )

/** Returns the import specifiers of a module as they are written, each once. */
export const specifiersOf = (text: string): string[] => {
  const code = withoutComments(text)
  const specifiers = importPatterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => specifier),
  )
  return [...new Set(specifiers)]
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Returns the file that an import resolves to.
 * @throws if there is no such file
 */
export const resolveImport = (importer: string, specifier: string): string => {
  if (specifier.startsWith(`${PACKAGE_NAME}/`)) return publicModuleFile(specifier)
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(importer), specifier)
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((suffix) => target + suffix)
    .find(sourceExists)
  if (file) return file
  throw new Error(
    `Patternbook: ${importer} imports '${specifier}', which is not a file, so the exported code would not compile. Correct the import.`,
  )
}

/**
 * Returns the imports of a file; none if the file is not TypeScript.
 * @param file path relative to the root of the repository
 * @param text the text to scan, if it differs from the text of the file
 */
export const importsOf = (file: string, text: string = sourceTextOf(file)): Imports => {
  if (!/\.tsx?$/.test(file)) return { files: [], packages: [] }
  const specifiers = specifiersOf(text)
  const isInternal = (specifier: string) => /^(@\/|\.|@patternbook\/engine\/)/.test(specifier)
  return {
    files: specifiers.filter(isInternal).map((specifier) => resolveImport(file, specifier)),
    packages: [...new Set(specifiers.filter((specifier) => !isInternal(specifier)).map(packageOf))],
  }
}

/**
 * Returns a file and all files that it imports, directly or indirectly. The file itself is first.
 * @param getImports returns the imports of a file
 */
export const reachableFiles = (file: string, getImports: (file: string) => Imports): string[] => {
  const seen = new Set<string>()
  const queue = [file]
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    queue.push(...getImports(next).files)
  }
  return [...seen]
}
