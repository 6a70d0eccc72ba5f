/** Compares, writes, and removes generated files. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The content of each generated file by its path from the root of the repository. */
export type GeneratedFiles = Record<string, string>

/** Returns the paths of files that are missing, or whose content differs from the generated content. */
export const staleFiles = (files: GeneratedFiles): string[] =>
  Object.keys(files).filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== files[file])

/** Writes the files that are missing or differ. All other files keep their modification times. */
export const writeStaleFiles = (files: GeneratedFiles): void => {
  for (const file of staleFiles(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, files[file] ?? '')
  }
}

/** Removes the files of a folder that are not in `files`. The folder must contain only generated files. */
export const removeOtherFiles = (folder: string, files: GeneratedFiles): void => {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !(file.split(path.sep).join('/') in files)) rmSync(file)
  }
}
