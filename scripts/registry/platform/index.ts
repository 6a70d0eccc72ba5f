/**
 * The code that is taken, for one platform alone: without the classes, the branches and the files of the other. Reads sources
 * through the given function, formats in a temporary folder, writes nothing else.
 */
import { importsOf } from '../../engine/graph'
import { type Item, items } from '../items'
import { fileFor } from './file'
import { formatted } from './format'
import { importedBy } from './imported'
import { passing } from './parts'
import type { Mode } from './values'

export type { Mode } from './values'

/** What is taken for one platform. */
export type ForPlatform = {
  mode: Mode
  /** All items as they are then: with fewer files, and fewer needs. */
  all: Item[]
  /** Reads a file as it is then. */
  text: (file: string) => string
}

/** More rounds than there are imports in a row that can be lost. */
const ROUNDS = 8

/**
 * Everything that is taken, for one platform.
 * @param all the items for both
 * @param text reads a file as it is taken for both
 */
export const forPlatform = async (
  all: readonly Item[],
  text: (file: string) => string,
  mode: Mode,
): Promise<ForPlatform> => {
  const files = [...new Set(all.flatMap((item) => item.files))]
  const passes = passing(files, text)
  const before = new Map(files.map((file) => [file, importedBy(file, text(file))]))
  const made = new Map<string, string>()
  const lost = new Map<string, Set<string>>()
  const now = (file: string) => made.get(file) ?? text(file)
  let left: Item[] = []
  let waiting = files
  for (let round = 0; waiting.length > 0 && round < ROUNDS; round++) {
    for (const file of waiting) made.set(file, fileFor(file, text(file), mode, lost.get(file), passes))
    left = items(now, (file) => importsOf(file, now(file)))
    const there = new Set(left.flatMap((item) => item.files))
    const still = new Set(
      [...there].flatMap(
        (file) => (now(file) === text(file) ? before.get(file) : importedBy(file, now(file))) ?? [],
      ),
    )
    waiting = []
    for (const one of new Set([...before.values()].flat())) {
      const [file = '', name = ''] = one.split(' ')
      if (still.has(one) || lost.get(file)?.has(name) || !there.has(file)) continue
      lost.set(file, new Set([...(lost.get(file) ?? []), name]))
      if (!waiting.includes(file)) waiting.push(file)
    }
  }
  const different = Object.fromEntries([...made].filter(([file, its]) => its !== text(file)))
  const neat = new Map(Object.entries(formatted(different)))
  return { mode, all: left, text: (file) => neat.get(file) ?? text(file) }
}
