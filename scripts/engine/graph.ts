/**
 * The imports of a source file: other files, including those of types, and packages. Scans import statements, because
 * bundlers drop type imports, without which an app would not compile. Reads sources, writes nothing.
 */
import path from 'node:path'
import { PACKAGE_NAME, publicModuleFile } from './entries'
import { sourceExists, textOf } from './files'

/** What one file imports: paths of files, relative to the root of the repository, and names of packages. */
export type Imports = { files: string[]; packages: string[] }

/** Removes comments; `//` inside a string (`https://…`) is not one. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/.*$/gm, '$1')

const importPatterns = [
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g,
]

/** Returns the text of a module in which every import specifier is replaced. */
export const replaceSpecifiers = (text: string, replace: (specifier: string) => string): string =>
  importPatterns.reduce(
    (code, statement) =>
      code.replace(statement, (whole, name: string) => {
        const index = whole.lastIndexOf(name)
        return whole.slice(0, index) + replace(name) + whole.slice(index + name.length)
      }),
    text,
  )

/** Returns the import specifiers of a module as they are written, each once. */
export const specifiersOf = (text: string): string[] => {
  const code = withoutComments(text)
  const found = importPatterns.flatMap((statement) =>
    [...code.matchAll(statement)].map(([, name = '']) => name),
  )
  return [...new Set(found)]
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
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find(sourceExists)
  if (file) return file
  throw new Error(
    `Patternbook: ${importer} imports '${specifier}', which is not a file, so the exported code would not compile. Correct the import.`,
  )
}

/**
 * Returns the imports of a file.
 * @param file path relative to the root of the repository
 * @param text the text to scan, if it differs from the text of the file
 */
export const importsOf = (file: string, text: string = textOf(file)): Imports => {
  if (!/\.tsx?$/.test(file)) return { files: [], packages: [] }
  const names = specifiersOf(text)
  const isOurs = (name: string) => /^(@\/|\.|@patternbook\/engine\/)/.test(name)
  return {
    files: names.filter(isOurs).map((name) => resolveImport(file, name)),
    packages: [...new Set(names.filter((name) => !isOurs(name)).map(packageOf))],
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
