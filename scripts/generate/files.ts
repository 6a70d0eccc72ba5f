/** Puts generated files where they belong. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The content of each generated file by its path from the root. */
export type Files = Record<string, string>

/** The paths of those that are not there as they should be. */
export const stale = (files: Files): string[] =>
  Object.keys(files).filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== files[file])

/** Writes those that differ and leaves the others untouched, with their times. */
export const write = (files: Files): void => {
  for (const file of stale(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, files[file] ?? '')
  }
}

/** Removes what lies in a folder that is all generated, but is not among the files any more. */
export const clear = (folder: string, files: Files): void => {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !(file.split(path.sep).join('/') in files)) rmSync(file)
  }
}
