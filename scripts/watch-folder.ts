import { readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

/**
 * Calls `onChange` with the path of every file or folder that changes in a folder or below it. Each folder has its own watcher,
 * because on Linux the recursive watcher of Node no longer reports a file after another file has replaced it, and many editors
 * and git replace files when they write them.
 * @param folder an existing folder; folders that are created in it later are watched too
 * @returns a function that stops watching
 */
export const watchFolder = (folder: string, onChange: (file: string) => void): (() => void) => {
  const stopFunctions = [
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => watchFolder(path.join(folder, name), onChange)),
  ]
  const watcher = watch(folder, (event, name) => {
    const file = path.join(folder, name ?? '')
    const isNewFolder = event === 'rename' && name && statSync(file, { throwIfNoEntry: false })?.isDirectory()
    onChange(file)
    if (!isNewFolder) return
    try {
      stopFunctions.push(watchFolder(file, onChange))
      // The watcher of the new folder does not report what was created before the watcher started.
      for (const inner of readdirSync(file, { recursive: true, encoding: 'utf8' }))
        onChange(path.join(file, inner))
    } catch (error) {
      // Git and editors may have removed the folder again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  })
  return () => {
    watcher.close()
    for (const stop of stopFunctions) stop()
  }
}
