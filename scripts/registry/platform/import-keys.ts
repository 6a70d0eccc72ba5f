/** Finds the names that files import from each other. */
import { importsOf } from '../../engine/import-graph'

const NAMED_IMPORT_PATTERN =
  /^\s*(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/gm

/** Returns the names in braces that a file imports or re-exports from our files, each after its file, as in `lib/a.ts name`. */
export const importKeysOf = (file: string, text: string): string[] =>
  [...text.matchAll(NAMED_IMPORT_PATTERN)].flatMap(([statement, names = '', specifier = '']) => {
    if (!specifier.startsWith('@/') && !specifier.startsWith('.')) return []
    const [target] = importsOf(file, statement.trim()).files
    return names
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      )
      .filter(Boolean)
      .map((name) => `${target} ${name}`)
  })
