/** Reads the TypeScript files of the repository for the tests of import rules and doc comments. Writes nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from './settings'

/** One source file: its path from the root with forward slashes, and its text. */
export type SourceFile = { file: string; text: string }

/**
 * Reads the TypeScript files of some folders, without tests and generated files.
 *
 * @param folders names in the root folder; missing folders are skipped
 */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(path.join(rootFolder, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(rootFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .sort()
        .map((file) => ({ file, text: readFileSync(path.join(rootFolder, file), 'utf8') })),
    )
}

/**
 * Returns the imports of a file: paths from the root for our own files (usually without extension), and specifiers of packages.
 *
 * @param shouldIncludeTypes whether to include imports of types, which do not exist at run time
 */
export function importTargetsOf({ file, text }: SourceFile, shouldIncludeTypes = true): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const code = shouldIncludeTypes
    ? withoutComments
    : withoutComments
        .replace(/^(import|export) type [^'"]*(['"]).*?\2/gm, '')
        .replace(/^(import|export) \{(\s*type [\w$\s]+,?)+\s*\} from (['"]).*?\3/gm, '')
  const specifiers = [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )
  return specifiers.map((specifier) => {
    if (specifier.startsWith('@/')) return specifier.slice(2)
    if (specifier.startsWith('@patternbook/engine/')) return specifier.replace('@patternbook/engine', 'lib')
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
  })
}

/** Returns the names of exported functions, components, classes, and constants that have no doc comment. */
export function undocumentedExports({ text }: SourceFile): string[] {
  const found = text.matchAll(
    /(\*\/\s*\n(?:\s*\/\/.*\n)*)?^export (?:default )?(?:async )?(?:function\*?|class|const|let)\s+([\w$]+)/gm,
  )
  return [...found].filter(([, comment]) => !comment).map(([, , name = '']) => name)
}
