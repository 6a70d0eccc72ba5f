/**
 * Creates the exported code for one platform, without the classes, branches, and files of the other platform. Reads sources with the
 * given function, formats them in a temporary folder, and writes nothing else.
 */

import type { Mode } from '@/lib/frame/state'
import { importsOf } from '../../engine/graph'
import { type Item, items } from '../items'
import { convertFile } from './file'
import { formatted } from './format'
import { importedBy } from './imported'
import { createVerbatimLookup } from './verbatim-lookup'

/** The exported code for one platform. */
export type PlatformExport = {
  mode: Mode
  /** All items, with fewer files and fewer dependencies. */
  all: Item[]
  /** Returns the text of a file for this platform. */
  text: (file: string) => string
}

/** Maximum number of rounds. Each round removes exports that became unused in the round before; no chain of such exports is this long. */
const ROUNDS = 8

/**
 * Creates the exported code for one platform.
 * @param all the items for both platforms
 * @param text returns the text of a file for both platforms
 */
export const forPlatform = async (
  all: readonly Item[],
  text: (file: string) => string,
  mode: Mode,
): Promise<PlatformExport> => {
  const files = [...new Set(all.flatMap((item) => item.files))]
  const rendersVerbatim = createVerbatimLookup(files, text)
  const before = new Map(files.map((file) => [file, importedBy(file, text(file))]))
  const reduced = new Map<string, string>()
  const lost = new Map<string, Set<string>>()
  const now = (file: string) => reduced.get(file) ?? text(file)
  let remaining: Item[] = []
  let waiting = files
  for (let round = 0; waiting.length > 0 && round < ROUNDS; round++) {
    for (const file of waiting)
      reduced.set(file, convertFile(file, text(file), mode, lost.get(file), rendersVerbatim))
    remaining = items(now, (file) => importsOf(file, now(file)))
    const existing = new Set(remaining.flatMap((item) => item.files))
    const used = new Set(
      [...existing].flatMap(
        (file) => (now(file) === text(file) ? before.get(file) : importedBy(file, now(file))) ?? [],
      ),
    )
    waiting = []
    for (const entry of new Set([...before.values()].flat())) {
      const [file = '', name = ''] = entry.split(' ')
      if (used.has(entry) || lost.get(file)?.has(name) || !existing.has(file)) continue
      lost.set(file, new Set([...(lost.get(file) ?? []), name]))
      if (!waiting.includes(file)) waiting.push(file)
    }
  }
  const different = Object.fromEntries([...reduced].filter(([file, content]) => content !== text(file)))
  const formattedFiles = new Map(Object.entries(formatted(different)))
  return { mode, all: remaining, text: (file) => formattedFiles.get(file) ?? text(file) }
}
