/**
 * Sees to it that `out` is what the sources say now. Used by `npm start`, the browser tests, the contact sheets and
 * the benchmarks. Reads the sources' times and the build's stamp; builds when they disagree.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { build, type Stamp, stampFile } from './build'
import { outFolder, readSettings, root, type Settings } from './settings'

/** Folders and files of the root that an export is not made from. */
const notSources =
  /^\.|^(node_modules|out|e2e|bench|sheets|test-results|playwright-report|next-env\.d\.ts)$|\.(md|tsbuildinfo)$/

/**
 * Builds the export when there is none for these settings or when a source changed since.
 *
 * @throws when the build fails
 */
export async function ensureBuilt(): Promise<void> {
  const reason = staleBecause()
  if (!reason) return
  console.log(`Building, because ${reason} …`)
  await build()
}

function staleBecause(): string | undefined {
  let stamp: Stamp
  try {
    statSync(path.join(outFolder, 'index.html'))
    stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
  } catch {
    return 'there is no finished build yet'
  }
  const changed = Object.entries(readSettings()).find(
    ([name, value]) => stamp[name as keyof Settings] !== value,
  )
  if (changed) return `the setting ${changed[0]} changed`
  const newer = readdirSync(root)
    .filter((name) => !notSources.test(name))
    .find((name) => lastChange(path.join(root, name)) > stamp.finished)
  return newer && `${newer} changed`
}

/** When a file, or the last file of a folder, changed; in milliseconds since 1970. */
function lastChange(entry: string): number {
  const status = statSync(entry)
  if (!status.isDirectory()) return status.mtimeMs
  return Math.max(status.mtimeMs, ...readdirSync(entry).map((name) => lastChange(path.join(entry, name))))
}
