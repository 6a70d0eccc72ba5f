/**
 * Builds the static export: generated files, `next build`, then what Next does not do: the policy of every page, the
 * host files, and the removal of files that nothing ever asks for. Reads the sources and the two settings, writes
 * `.next`, `out` and the stamp by which `npm start` sees whether `out` is still fresh.
 */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withPolicy } from './csp'
import { headersFile, redirectsFile } from './host-files'
import { outFolder, readSettings, root, type Settings } from './settings'

/** Tells with which settings and when `out` was built. */
export const stampFile = path.join(root, '.next', 'export.json')
/** The content of the stamp; `finished` is in milliseconds since 1970. */
export type Stamp = Settings & { finished: number }

/**
 * Builds the export into `out` and prints one line about the result.
 *
 * @throws when a step fails; what the step printed is shown before
 */
export async function build(): Promise<void> {
  const started = Date.now()
  const settings = readSettings()
  await rm(stampFile, { force: true })
  step('tsx', ['scripts/generate.ts'])
  step('next', ['build'])
  await prune()
  const pages = await secure()
  await writeFile(path.join(outFolder, '_headers'), headersFile(settings.basePath))
  await writeFile(path.join(outFolder, '_redirects'), redirectsFile(settings.basePath))
  await writeFile(path.join(outFolder, '.nojekyll'), '')
  const stamp: Stamp = { ...settings, finished: Date.now() }
  await writeFile(stampFile, JSON.stringify(stamp))
  console.log(await summary(pages, Date.now() - started, settings))
}

/** Runs a program of node_modules quietly; its output is shown when it fails. */
function step(program: string, args: string[]): void {
  const result = spawnSync(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (result.status === 0) return
  console.error(result.stdout, result.stderr)
  throw new Error(
    `Patternbook: ${program} ${args.join(' ')} failed, so there is no new export. See its messages above.`,
    { cause: result.error },
  )
}

/**
 * Removes what is never fetched: the page stack navigates without Next's flight files (`index.txt`, `__next.*.txt`),
 * and of the three copies of the not-found page hosts read only `404.html`.
 */
async function prune(): Promise<void> {
  for (const name of await readdir(outFolder, { recursive: true })) {
    if (/(^|[\\/])(index|__next\.[^\\/]*)\.txt$/.test(name)) await rm(path.join(outFolder, name))
  }
  for (const copy of ['404', '_not-found'])
    await rm(path.join(outFolder, copy), { recursive: true, force: true })
}

/** Gives every page its policy and returns how many pages there are. */
async function secure(): Promise<number> {
  const pages = (await readdir(outFolder, { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = path.join(outFolder, name)
    try {
      await writeFile(file, withPolicy(await readFile(file, 'utf8')))
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error} (out/${name})`)
    }
  }
  return pages.length
}

async function summary(pages: number, milliseconds: number, settings: Settings): Promise<string> {
  let bytes = 0
  for (const entry of await readdir(outFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  }
  const where = settings.siteUrl + settings.basePath
  return `Built ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, for ${where} into out/ in ${Math.round(milliseconds / 1000)} s`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
