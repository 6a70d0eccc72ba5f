/** Compares, writes, and removes generated files. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The content of each generated file by its path from the root. */
export type Files = Record<string, string>

/** The paths of files that are missing or differ. */
export const stale = (files: Files): string[] =>
  Object.keys(files).filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== files[file])

/** Writes the files that differ, and leaves the others unchanged, with their times. */
export const write = (files: Files): void => {
  for (const file of stale(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, files[file] ?? '')
  }
}

/** Removes files from a generated folder that are no longer among the files. */
export const clear = (folder: string, files: Files): void => {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !(file.split(path.sep).join('/') in files)) rmSync(file)
  }
}
