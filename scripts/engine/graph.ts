/**
 * What a file of ours needs: the files it imports, types included, and the packages. A scan of import statements, since a
 * bundler forgets imports of types, without which an app would not compile. Reads sources, writes nothing.
 */
import path from 'node:path'
import { entryOf, PACKAGE } from './entries'
import { isIncluded, textOf } from './files'

/** What one file imports: files by their path from the root, packages by their name. */
export type Imports = { files: string[]; packages: string[] }

/** Comments give way to nothing; an address in a string (`https://…`) is none. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/.*$/gm, '$1')

const statements = [
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)['"]([^'"\n]+)['"]/gm,
  /^\s*import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g,
]

/** Replaces every specifier of a module. */
export const withSpecifiers = (text: string, replace: (specifier: string) => string): string =>
  statements.reduce(
    (code, statement) =>
      code.replace(statement, (whole, name: string) => {
        const at = whole.lastIndexOf(name)
        return whole.slice(0, at) + replace(name) + whole.slice(at + name.length)
      }),
    text,
  )

/** The specifiers of a module as they are written, each once. */
export const specifiers = (text: string): string[] => {
  const code = withoutComments(text)
  const found = statements.flatMap((statement) => [...code.matchAll(statement)].map(([, name = '']) => name))
  return [...new Set(found)]
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The file that an import of ours means. */
export const resolved = (from: string, specifier: string): string => {
  if (specifier.startsWith(`${PACKAGE}/`)) return entryOf(specifier)
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier)
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find(isIncluded)
  if (file) return file
  throw new Error(
    `Patternbook: ${from} imports '${specifier}', which is no file, so what is taken away would not compile. Correct the import.`,
  )
}

/**
 * What a file imports.
 * @param file path from the root
 * @param text its text, where that is not the file's own
 */
export const importsOf = (file: string, text: string = textOf(file)): Imports => {
  if (!/\.tsx?$/.test(file)) return { files: [], packages: [] }
  const names = specifiers(text)
  const isOurs = (name: string) => /^(@\/|\.|@patternbook\/engine\/)/.test(name)
  return {
    files: names.filter(isOurs).map((name) => resolved(file, name)),
    packages: [...new Set(names.filter((name) => !isOurs(name)).map(packageOf))],
  }
}

/**
 * A file and everything that it leads to, itself first.
 * @param read what a file imports
 */
export const reachableFiles = (file: string, read: (file: string) => Imports): string[] => {
  const seen = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...read(next).files)
  }
  return [...seen]
}
