/**
 * Makes sure that `out` matches the sources and the settings, for `npm start`, the contact sheets, the screenshots, and the
 * benchmarks. Compares the sources and settings with the stamp of the last build, and builds the export if they differ.
 */
import { statSync } from 'node:fs'
import path from 'node:path'
import { type BuildStamp, build, changedSetting, readStamp } from './build'
import { changedSource, computeFingerprints } from './export/fingerprints'
import { outFolder, readBuildSettings } from './settings'

/**
 * Builds the export if there is none, or if a source or a setting has changed since the last build.
 *
 * @throws if the build fails
 */
export async function ensureBuilt(): Promise<void> {
  const reason = staleReason()
  if (!reason) return
  console.log(`Building, because ${reason} …`)
  await build()
}

function staleReason(): string | undefined {
  const settings = readBuildSettings()
  let stamp: BuildStamp
  try {
    statSync(path.join(outFolder, 'index.html'))
    stamp = readStamp()
  } catch {
    return 'there is no finished build yet; the first one takes a few minutes'
  }
  const setting = changedSetting(stamp, settings)
  if (setting) return `the setting ${setting} changed`
  const source = changedSource(stamp.sources ?? {}, computeFingerprints())
  return source && `${source} changed`
}
