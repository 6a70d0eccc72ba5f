/**
 * Creates the exported code for one platform, without the classes, branches, and files of the other platform. Reads sources with
 * the given function, formats them in a temporary folder, and writes nothing else.
 */

import type { Mode } from '@/lib/frame/state'
import { importsOf } from '../../engine/import-graph'
import { collectItems, type Item } from '../items'
import { convertFile } from './convert-file'
import { formatFiles } from './format'
import { importKeysOf } from './import-keys'
import { createRenderedPropLookup } from './rendered-prop-lookup'

/** The exported code for one platform. */
export type PlatformExport = {
  mode: Mode
  /** The items for this platform. Some have fewer files and dependencies than the same items for both platforms. */
  allItems: Item[]
  /** Returns the text of a file for this platform. */
  readText: (file: string) => string
}

/**
 * Maximum number of rounds. Each round after the first removes the exports that became unused in the previous round; no chain of
 * such exports is this long.
 */
const MAX_ROUNDS = 8

/**
 * Creates the exported code for one platform.
 * @param allItems the items for both platforms
 * @param readText returns the text of a file for both platforms
 */
export const createPlatformExport = async (
  allItems: readonly Item[],
  readText: (file: string) => string,
  mode: Mode,
): Promise<PlatformExport> => {
  const files = [...new Set(allItems.flatMap((item) => item.files))]
  const onlyRendersProp = createRenderedPropLookup(files, readText)
  const originalImports = new Map(files.map((file) => [file, importKeysOf(file, readText(file))]))
  const convertedTexts = new Map<string, string>()
  const unusedExports = new Map<string, Set<string>>()
  const currentText = (file: string) => convertedTexts.get(file) ?? readText(file)
  let remainingItems: Item[] = []
  let pendingFiles = files
  for (let round = 0; pendingFiles.length > 0 && round < MAX_ROUNDS; round++) {
    for (const file of pendingFiles)
      convertedTexts.set(
        file,
        convertFile(file, readText(file), mode, unusedExports.get(file), onlyRendersProp),
      )
    remainingItems = collectItems(currentText, (file) => importsOf(file, currentText(file)))
    const remainingFiles = new Set(remainingItems.flatMap((item) => item.files))
    const usedImports = new Set(
      [...remainingFiles].flatMap(
        (file) =>
          (currentText(file) === readText(file)
            ? originalImports.get(file)
            : importKeysOf(file, currentText(file))) ?? [],
      ),
    )
    pendingFiles = []
    for (const importKey of new Set([...originalImports.values()].flat())) {
      const [file = '', name = ''] = importKey.split(' ')
      if (usedImports.has(importKey) || unusedExports.get(file)?.has(name) || !remainingFiles.has(file))
        continue
      unusedExports.set(file, new Set([...(unusedExports.get(file) ?? []), name]))
      if (!pendingFiles.includes(file)) pendingFiles.push(file)
    }
  }
  const changedFiles = Object.fromEntries(
    [...convertedTexts].filter(([file, content]) => content !== readText(file)),
  )
  const formattedTexts = new Map(Object.entries(formatFiles(changedFiles)))
  return { mode, allItems: remainingItems, readText: (file) => formattedTexts.get(file) ?? readText(file) }
}
