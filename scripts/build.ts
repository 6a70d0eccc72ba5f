/**
 * Builds the static export: generated files, `next build`, then what Next does not do: every page in one piece, with
 * links to the code of its screen and with a policy; the host files; and the removal of files that nothing ever asks
 * for. Reads the sources and the settings, writes `.next`, `out` and the stamp by which `npm start` sees whether `out` is
 * still fresh.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { find } from '@/lib/site/catalog'
import { firstTab } from '@/lib/site/catalog/first-tab'
import { withPolicy } from './export/csp'
import { allowancesOf } from './export/csp-services'
import { deferScripts } from './export/defer-scripts'
import { withEagerModules } from './export/eager-modules'
import { withEarlyLinks } from './export/early-links'
import { digest, type Fingerprints, fingerprints } from './export/fingerprints'
import { inlineStreamedContent } from './export/inline-streamed-content'
import { joinScripts } from './export/join-scripts'
import { splitPlatforms } from './export/platform-styles'
import { filesByScreen, filesOfScreen, type Scripts, withScreenScripts } from './export/route-chunks'
import { splitStyles } from './export/split-styles'
import { splitWide } from './export/wide-styles'
import { bundle } from './generate/bundle'
import { headersFile, redirectsFile } from './host-files'
import { writeTakeAway } from './registry/write'
import { outFolder, readSettings, root, type Settings } from './settings'

/** Tells with which settings and from what `out` was built. */
export const stampFile = path.join(root, '.next', 'export.json')
/** The content of the stamp. */
export type Stamp = Settings & { sources: Fingerprints }

/**
 * The stamp of the last build that came to its end.
 *
 * @throws when there has been none
 */
export const readStamp = (): Stamp => JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp

/** Name of the first setting that is not what it was at a build; undefined when all are. */
export const changedSetting = (stamp: Settings, settings: Settings): string | undefined =>
  Object.entries(settings).find(([name, value]) => stamp[name as keyof Settings] !== value)?.[0]

/**
 * Builds the export into `out` and prints a line about each step and one about the result.
 *
 * @throws when a step fails; what the step printed is shown before
 */
export async function build(): Promise<void> {
  const started = Date.now()
  const settings = readSettings()
  console.log('1 of 5: what is generated from other files')
  step('tsx', ['scripts/generate.ts'])
  // Taken before anything is read, so that an edit during the build is one that the build does not hold.
  const stamp: Stamp = { ...settings, sources: fingerprints() }
  await dropStaleCache(settings)
  await rm(stampFile, { force: true })
  console.log('2 of 5: next build, which takes longest')
  const hashed = hashedFolders(stamp)
  step('next', ['build'], { NEXT_PUBLIC_DATA_PATH: hashed.data, NEXT_PUBLIC_CODE_PATH: hashed.code })
  console.log('3 of 5: the pages in one piece, with their policies')
  await prune()
  const pages = await finish(settings, hashed.data)
  await placeData(hashed.data)
  console.log('4 of 5: the code to take away')
  await writeTakeAway(outFolder, settings, hashed.code)
  console.log('5 of 5: the files for hosts')
  await writeFile(path.join(outFolder, '_headers'), headersFile(settings.basePath))
  await writeFile(path.join(outFolder, '_redirects'), redirectsFile(settings.basePath))
  await writeFile(path.join(outFolder, '.nojekyll'), '')
  await writeFile(stampFile, JSON.stringify(stamp))
  console.log(await summary(pages, Date.now() - started, settings))
}

/** What the bundler has kept for other settings holds nothing for these: to look through it takes longer than to begin anew. */
async function dropStaleCache(settings: Settings): Promise<void> {
  let last: Stamp
  try {
    last = readStamp()
  } catch {
    return
  }
  if (changedSetting(last, settings))
    await rm(path.join(root, '.next', 'cache'), { recursive: true, force: true })
}

/**
 * The folders from which the pages fetch data and code, below the base path. Each is named by a hash of what is in it, or
 * of what that is made from, so a page that is older than a deployment never reads newer files. Hosts let browsers keep
 * everything in `_next/static`.
 */
function hashedFolders(stamp: Stamp): { data: string; code: string } {
  const folder = (name: string, content: string) => `/_next/static/${name}-${hashOf(content)}`
  const published = ['data', 'notes'].map((name) => digest(path.join(root, 'public', name)))
  return { data: folder('data', published.join()), code: folder('code', JSON.stringify(stamp)) }
}

/** Puts the data that pages fetch into its hashed folder. The documented addresses, `/data/…`, have it too. */
async function placeData(folder: string): Promise<void> {
  const target = path.join(outFolder, folder)
  await cp(path.join(outFolder, 'data'), path.join(target, 'data'), {
    recursive: true,
    filter: (name) => !name.endsWith('patternbook-data.json'),
  })
  await rename(path.join(outFolder, 'notes'), path.join(target, 'notes'))
}

/**
 * Runs a program of node_modules quietly; its output is shown when it fails.
 *
 * @param env variables besides those of this process
 */
function step(program: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
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
 * and of the copies of the not-found page hosts read only `404.html`. That comes from a route of its own, since what
 * stands in Next's is sent along with every page.
 */
async function prune(): Promise<void> {
  for (const name of await readdir(outFolder, { recursive: true })) {
    if (/(^|[\\/])(index|__next\.[^\\/]*)\.txt$/.test(name)) await rm(path.join(outFolder, name))
  }
  await rename(path.join(outFolder, 'lost', 'index.html'), path.join(outFolder, '404.html'))
  for (const copy of ['404', '_not-found', 'lost'])
    await rm(path.join(outFolder, copy), { recursive: true, force: true })
}

/**
 * Puts the content of every page in its place, adds links to its code, gives it its policy; writes what the code of each
 * screen consists of, for fetching it ahead, and prepares the scripts.
 *
 * @param dataPath folder of the data that pages fetch, below the base path
 * @returns how many pages there are
 */
async function finish(settings: Settings, dataPath: string): Promise<number> {
  const names = await readdir(outFolder, { recursive: true })
  const read = (name: string) => readFile(path.join(outFolder, name), 'utf8')
  // Where the bundler has written a piece of code twice, the one that a page begins with is the one that counts.
  const first = await read('list/index.html')
  const early = (name: string) => Number(first.includes(path.basename(name)))
  const texts = (wanted: readonly string[]) =>
    Promise.all(wanted.map(async (name): Promise<[string, string]> => [name, await read(name)]))
  const asBuilt: Scripts = new Map(
    await texts(
      names
        .filter((name) => name.endsWith('.js') && name.startsWith('_next'))
        .sort((one, other) => early(other) - early(one)),
    ),
  )
  const styles = await texts(names.filter((name) => name.endsWith('.css') && name.startsWith('_next')))
  const asExported = await texts(names.filter((name) => name.endsWith('.html')))
  const screenOf = (name: string) =>
    name.endsWith('index.html')
      ? find(firstTab(`/${path.dirname(name)}/`.replace('/./', '/')))?.screen
      : undefined
  const split = splitStyles(
    {
      styles: new Map(styles.map(([name, text]) => [belowNext(name), text])),
      scripts: new Map([...asBuilt].map(([name, text]) => [belowNext(name), text])),
      pages: new Map(asExported),
    },
    filesByScreen(asBuilt),
    screenOf,
    `${settings.basePath}/`,
  )
  await rm(path.join(outFolder, '_next', split.removed))
  await Promise.all(
    [...split.styles].map(([name, text]) => writeFile(path.join(outFolder, '_next', name), text)),
  )
  const { scripts, pages, removed } = joinScripts(split)
  await Promise.all(removed.map((name) => rm(path.join(outFolder, '_next', name))))
  const allowances = allowancesOf(settings)
  const polyfills = await writePolyfills()
  const contentFirst = (await bundle('lib/site/start/defer-scripts.ts', 'iife'))
    .trim()
    .replace('__POLYFILLS__', () => JSON.stringify(settings.basePath + polyfills))
  const atPage = <T>(name: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error} (out/${name})`)
    }
  }
  const whole = new Map(
    [...pages].map(([name, html]): [string, string] => {
      const screen = screenOf(name)
      const files = screen === undefined ? [] : filesOfScreen(screen, scripts)
      return [
        name,
        atPage(name, () => {
          const loaded = withScreenScripts(inlineStreamedContent(html), files, `${settings.basePath}/`)
          return withEarlyLinks(deferScripts(loaded, contentFirst))
        }),
      ]
    }),
  )
  const sheets = new Map([
    ...styles.map(([name, text]): [string, string] => [belowNext(name), text]),
    ...split.styles,
  ])
  sheets.delete(split.removed)
  const platforms = splitPlatforms({ styles: sheets, scripts, pages: whole })
  for (const name of platforms.removed) sheets.delete(name)
  for (const [name, text] of platforms.styles) sheets.set(name, text)
  const wide = splitWide({ styles: sheets, scripts: platforms.scripts, pages: platforms.pages })
  for (const [name, html] of wide.pages)
    await writeFile(
      path.join(outFolder, name),
      atPage(name, () => withPolicy(html, allowances)),
    )
  await Promise.all(platforms.removed.map((name) => rm(path.join(outFolder, '_next', name))))
  for (const name of wide.removed) sheets.delete(name)
  for (const [name, text] of wide.styles) sheets.set(name, text)
  await Promise.all(
    [...platforms.styles, ...wide.styles].map(([name, text]) =>
      writeFile(path.join(outFolder, '_next', name), text),
    ),
  )
  await Promise.all(wide.removed.map((name) => rm(path.join(outFolder, '_next', name))))
  // Last, since the addresses above are read from the scripts as the bundler wrote them.
  const kept = names.filter(
    (name) => /^data\//.test(name) && name.endsWith('.json') && !name.includes('patternbook-data'),
  )
  const code = [...scripts.keys(), ...sheets.keys()].map((name) => `/_next/${name}`)
  await writeFile(
    path.join(outFolder, 'offline.json'),
    JSON.stringify([...code, ...kept.map((name) => `${dataPath}/${name.replaceAll('\\', '/')}`)]),
  )
  await Promise.all(
    [...platforms.scripts].map(([name, text]) =>
      writeFile(path.join(outFolder, '_next', name), withEagerModules(text)),
    ),
  )
  return pages.size
}

/** Writes the script for browsers without certain functions (lib/site/start/polyfills). Returns its path in the export. */
async function writePolyfills(): Promise<string> {
  const code = await bundle('lib/site/start/polyfills/index.ts', 'iife')
  const address = `/_next/static/polyfills-${hashOf(code)}.js`
  await writeFile(path.join(outFolder, address), code)
  return address
}

/** A short digest for names of files. */
const hashOf = (content: string): string => createHash('sha1').update(content).digest('hex').slice(0, 10)

/** Name of a file relative to the folder that the bundler's addresses begin at. */
const belowNext = (name: string) => path.relative('_next', name).replaceAll('\\', '/')

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
