/**
 * `npm start`: builds the export when there is none or when something changed since, then serves it. Reads the
 * sources' times, the build's stamp and PORT (default 3000).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { build, type Stamp, stampFile } from './build'
import { serve } from './serve'
import { outFolder, readSettings, root } from './settings'

/** Folders and files of the root that an export is not made from. */
const notSources =
  /^(node_modules|\.next|\.git|out|e2e|bench|\.ci|sheets|test-results|playwright-report)$|\.md$/

/** Why a new build is needed, or nothing when `out` is fresh. */
function staleBecause(): string | undefined {
  let stamp: Stamp
  try {
    statSync(path.join(outFolder, 'index.html'))
    stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
  } catch {
    return 'there is no finished build yet'
  }
  const { siteUrl, basePath } = readSettings()
  if (stamp.siteUrl !== siteUrl || stamp.basePath !== basePath) return 'the settings changed'
  const newer = readdirSync(root)
    .filter((name) => !notSources.test(name))
    .find((name) => newest(path.join(root, name)) > stamp.finished)
  return newer && `${newer} changed`
}

/** When a file, or the last file of a folder, changed. */
function newest(entry: string): number {
  const { mtimeMs } = statSync(entry)
  if (!statSync(entry).isDirectory()) return mtimeMs
  return readdirSync(entry).reduce(
    (latest, name) => Math.max(latest, newest(path.join(entry, name))),
    mtimeMs,
  )
}

try {
  const reason = staleBecause()
  if (reason) {
    console.log(`Building, because ${reason} …`)
    await build()
  }
  const site = await serve({ port: Number(process.env.PORT ?? 3000), basePath: readSettings().basePath })
  console.log(`Patternbook is at ${site.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
