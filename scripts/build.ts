/**
 * Builds the static export. Writes the generated files, runs `next build`, changes the pages, scripts, and style sheets that
 * Next.js has written (`postProcess`), and writes the code export and the host files. Reads the sources and the settings; writes
 * the generated files, `.next`, `out`, and the stamp that `npm start` reads to check whether `out` is current.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findRoute } from '@/lib/site/catalog'
import { firstTabPath } from '@/lib/site/catalog/first-tab'
import { withCsp } from './export/csp'
import { cspAllowancesOf } from './export/csp-services'
import { deferScripts } from './export/defer-scripts'
import { withEagerCompilation } from './export/eager-compilation'
import { withEarlyLinks } from './export/early-links'
import { computeFingerprints, digestOfPath, type Fingerprints } from './export/fingerprints'
import { inlineStreamedContent } from './export/inline-streamed-content'
import { joinScripts } from './export/join-scripts'
import { splitPlatformStyles } from './export/platform-styles'
import { type FileTexts, filesByScreen, filesOfScreen, withScreenChunks } from './export/screen-chunks'
import { splitStyles } from './export/split-styles'
import { splitWideWindowStyles } from './export/wide-window-styles'
import { bundle } from './generate/bundle'
import { formatHeaders, formatRedirects } from './host-files'
import { writeCodeExport } from './registry/code-export'
import { type BuildSettings, outFolder, readBuildSettings, rootFolder } from './settings'

/** Path of the stamp, which records the settings and the sources that `out` was built from. */
const stampFile = path.join(rootFolder, '.next', 'export.json')
/** The content of the stamp. */
export type BuildStamp = BuildSettings & { sources: Fingerprints }

/**
 * Reads the stamp of the last completed build.
 *
 * @throws if there is no stamp
 */
export const readStamp = (): BuildStamp => JSON.parse(readFileSync(stampFile, 'utf8')) as BuildStamp

/** Returns the name of the first setting that differs from the setting in a stamp; undefined if no setting differs. */
export const changedSetting = (stamp: BuildSettings, settings: BuildSettings): string | undefined =>
  Object.entries(settings).find(([name, value]) => stamp[name as keyof BuildSettings] !== value)?.[0]

/**
 * Builds the export into `out`, and prints a line for each step and one line for the result.
 *
 * @throws if a step fails
 */
export async function build(): Promise<void> {
  const startTimeMs = Date.now()
  const settings = readBuildSettings()
  console.log('1 of 5: generated files')
  runTool('tsx', ['scripts/generate.ts'])
  // Computed before `next build` reads the sources, so that an edit after this point makes the export stale.
  const stamp: BuildStamp = { ...settings, sources: computeFingerprints() }
  await dropStaleCache(settings)
  await rm(stampFile, { force: true })
  console.log('2 of 5: next build, the longest step')
  const hashedPaths = hashedFolders(stamp)
  runTool('next', ['build'], {
    NEXT_PUBLIC_DATA_PATH: hashedPaths.data,
    NEXT_PUBLIC_CODE_PATH: hashedPaths.code,
  })
  console.log('3 of 5: pages and their policies')
  await removeUnusedFiles()
  const pageCount = await postProcess(settings, hashedPaths.data)
  await fillHashedDataFolder(hashedPaths.data)
  console.log('4 of 5: code export and npm package')
  await writeCodeExport(outFolder, settings, hashedPaths.code)
  console.log('5 of 5: files for hosts')
  await writeFile(path.join(outFolder, '_headers'), formatHeaders(settings.basePath))
  await writeFile(path.join(outFolder, '_redirects'), formatRedirects(settings.basePath))
  await writeFile(path.join(outFolder, '.nojekyll'), '')
  await writeFile(stampFile, JSON.stringify(stamp))
  console.log(await describeBuild(pageCount, Date.now() - startTimeMs, settings))
}

/** Deletes the bundler's cache if it was written for different settings: a build without a cache is then faster. */
async function dropStaleCache(settings: BuildSettings): Promise<void> {
  let lastStamp: BuildStamp
  try {
    lastStamp = readStamp()
  } catch {
    return
  }
  if (changedSetting(lastStamp, settings))
    await rm(path.join(rootFolder, '.next', 'cache'), { recursive: true, force: true })
}

/**
 * Returns the folders from which pages fetch data and code, below the base path. The name of the data folder contains a hash of
 * the data and notes, and the name of the code folder contains a hash of the sources and settings. A page that was opened before
 * a deployment therefore never reads newer files. The folders are in `_next/static`, because hosts let browsers cache everything
 * there for a long time.
 */
function hashedFolders(stamp: BuildStamp): { data: string; code: string } {
  const folder = (name: string, content: string) => `/_next/static/${name}-${hashOf(content)}`
  const digests = ['data', 'notes'].map((name) => digestOfPath(path.join(rootFolder, 'public', name)))
  return { data: folder('data', digests.join()), code: folder('code', JSON.stringify(stamp)) }
}

/** Copies the data that pages fetch to its hashed folder, and moves the notes there. Data also stays at its documented URLs. */
async function fillHashedDataFolder(folder: string): Promise<void> {
  const target = path.join(outFolder, folder)
  await cp(path.join(outFolder, 'data'), path.join(target, 'data'), {
    recursive: true,
    filter: (name) => !name.endsWith('patternbook-data.json'),
  })
  await rename(path.join(outFolder, 'notes'), path.join(target, 'notes'))
}

/**
 * Runs a program of node_modules, and prints its output only if it fails.
 *
 * @param env additional environment variables
 */
function runTool(program: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(path.join(rootFolder, 'node_modules', '.bin', program), args, {
    cwd: rootFolder,
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
 * Removes files that are never requested: the flight files of Next.js (`index.txt`, `__next.*.txt`), because the page stack
 * navigates without them, and copies of the not-found page. The HTML file of the route `not-found-page` becomes `404.html`: the
 * content is in a separate route, because Next.js sends the content of its own not-found page with every page.
 */
async function removeUnusedFiles(): Promise<void> {
  const names = await readdir(outFolder, { recursive: true })
  const flightFiles = names.filter((name) => /(^|[\\/])(index|__next\.[^\\/]*)\.txt$/.test(name))
  if (flightFiles.length === 0)
    throw new Error(
      'Patternbook: Next.js wrote no flight files with the expected names, so none could be removed from the export. See removeUnusedFiles in scripts/build.ts.',
    )
  await Promise.all(flightFiles.map((name) => rm(path.join(outFolder, name))))
  await rename(path.join(outFolder, 'not-found-page', 'index.html'), path.join(outFolder, '404.html'))
  for (const copy of ['404', '_not-found', 'not-found-page'])
    await rm(path.join(outFolder, copy), { recursive: true, force: true })
}

/**
 * Splits the style sheets, and joins scripts. In every page, inlines the streamed content, adds the style sheets and scripts of
 * its screen and preload links for its large pictures with high priority, defers scripts, and adds a Content Security Policy.
 * Writes the list of files for offline use, and marks the modules of the bundler's scripts for early compilation.
 *
 * @param dataPath folder of the data that pages fetch, below the base path
 * @returns the number of pages
 */
async function postProcess(settings: BuildSettings, dataPath: string): Promise<number> {
  const names = await readdir(outFolder, { recursive: true })
  const readExportFile = (name: string) => readFile(path.join(outFolder, name), 'utf8')
  // If the bundler wrote the same code twice, `filesByScreen` uses the first copy in the map. The scripts that the page /list/
  // loads come first, so their copy is used.
  const listPage = await readExportFile('list/index.html')
  const listPageRank = (name: string) => Number(listPage.includes(path.basename(name)))
  const readTexts = (requestedNames: readonly string[]) =>
    Promise.all(
      requestedNames.map(async (name): Promise<[string, string]> => [name, await readExportFile(name)]),
    )
  const builtScripts: FileTexts = new Map(
    await readTexts(
      names
        .filter((name) => name.endsWith('.js') && name.startsWith('_next'))
        .sort((a, b) => listPageRank(b) - listPageRank(a)),
    ),
  )
  const styles = await readTexts(names.filter((name) => name.endsWith('.css') && name.startsWith('_next')))
  const exportedPages = await readTexts(names.filter((name) => name.endsWith('.html')))
  const screenOf = (name: string) =>
    name.endsWith('index.html')
      ? findRoute(firstTabPath(`/${path.dirname(name)}/`.replace('/./', '/')))?.screen
      : undefined
  const screenSplit = splitStyles(
    {
      styles: new Map(styles.map(([name, text]) => [pathInNext(name), text])),
      scripts: new Map([...builtScripts].map(([name, text]) => [pathInNext(name), text])),
      pages: new Map(exportedPages),
    },
    filesByScreen(builtScripts),
    screenOf,
    `${settings.basePath}/`,
  )
  await rm(path.join(outFolder, '_next', screenSplit.removedSheet))
  await Promise.all(
    [...screenSplit.styles].map(([name, text]) => writeFile(path.join(outFolder, '_next', name), text)),
  )
  const { scripts, pages, removedScripts } = joinScripts(screenSplit)
  await Promise.all(removedScripts.map((name) => rm(path.join(outFolder, '_next', name))))
  const allowances = cspAllowancesOf(settings)
  const deferScriptsCode = (await bundle('lib/site/start/defer-scripts.ts', 'iife')).trim()
  const addPageNameToErrors = <T>(name: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error} (out/${name})`)
    }
  }
  const completePages = new Map(
    [...pages].map(([name, html]): [string, string] => {
      const screen = screenOf(name)
      const files = screen === undefined ? [] : filesOfScreen(screen, scripts)
      return [
        name,
        addPageNameToErrors(name, () => {
          const htmlWithScreenCode = withScreenChunks(
            inlineStreamedContent(html),
            files,
            `${settings.basePath}/`,
          )
          return withEarlyLinks(deferScripts(htmlWithScreenCode, deferScriptsCode))
        }),
      ]
    }),
  )
  const sheets = new Map([
    ...styles.map(([name, text]): [string, string] => [pathInNext(name), text]),
    ...screenSplit.styles,
  ])
  sheets.delete(screenSplit.removedSheet)
  const platformSplit = splitPlatformStyles({ styles: sheets, scripts, pages: completePages })
  for (const name of platformSplit.removedSheets) sheets.delete(name)
  for (const [name, text] of platformSplit.styles) sheets.set(name, text)
  const wideSplit = splitWideWindowStyles({
    styles: sheets,
    scripts: platformSplit.scripts,
    pages: platformSplit.pages,
  })
  for (const [name, html] of wideSplit.pages)
    await writeFile(
      path.join(outFolder, name),
      addPageNameToErrors(name, () => withCsp(html, allowances)),
    )
  await Promise.all(platformSplit.removedSheets.map((name) => rm(path.join(outFolder, '_next', name))))
  for (const name of wideSplit.removedSheets) sheets.delete(name)
  for (const [name, text] of wideSplit.styles) sheets.set(name, text)
  await Promise.all(
    [...platformSplit.styles, ...wideSplit.styles].map(([name, text]) =>
      writeFile(path.join(outFolder, '_next', name), text),
    ),
  )
  await Promise.all(wideSplit.removedSheets.map((name) => rm(path.join(outFolder, '_next', name))))
  const offlineData = names.filter(
    (name) => /^data[\\/]/.test(name) && name.endsWith('.json') && !name.includes('patternbook-data'),
  )
  const codeUrls = [...scripts.keys(), ...sheets.keys()].map((name) => `/_next/${name}`)
  await writeFile(
    path.join(outFolder, 'offline.json'),
    JSON.stringify([...codeUrls, ...offlineData.map((name) => `${dataPath}/${name.replaceAll('\\', '/')}`)]),
  )
  // This step is last, because the steps above read the scripts as the bundler wrote them.
  const eagerScripts = [...platformSplit.scripts].map(([name, text]): [string, string] => [
    name,
    withEagerCompilation(text),
  ])
  if (eagerScripts.every(([name, text]) => text === platformSplit.scripts.get(name)))
    throw new Error(
      'Patternbook: the bundler wrote no module in the expected form, so no module would be compiled early. See scripts/export/eager-compilation.ts.',
    )
  await Promise.all(eagerScripts.map(([name, text]) => writeFile(path.join(outFolder, '_next', name), text)))
  return pages.size
}

/** Returns a short digest for the name of a folder. */
const hashOf = (content: string): string => createHash('sha1').update(content).digest('hex').slice(0, 10)

/** Returns the path of a file relative to the `_next` folder, as in the URLs that the bundler writes. */
const pathInNext = (name: string) => path.relative('_next', name).replaceAll('\\', '/')

async function describeBuild(
  pageCount: number,
  milliseconds: number,
  settings: BuildSettings,
): Promise<string> {
  let bytes = 0
  for (const entry of await readdir(outFolder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  }
  const url = settings.siteUrl + settings.basePath
  return `Built ${pageCount} pages, ${(bytes / 1e6).toFixed(1)} MB, for ${url} into out/ in ${Math.round(milliseconds / 1000)} s`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
