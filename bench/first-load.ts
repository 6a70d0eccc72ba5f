/**
 * Measures the JavaScript and style sheets of a first visit, for every exported URL. The JavaScript is compared with
 * a bare page of the same framework, built in the same run (bench/bare-page). Prints a table, and writes
 * bench/results/first-load.json. All limits are in kB, compressed with brotli. The benchmark fails in any of these cases:
 * - `login/0` loads over 19 kB more JavaScript than the bare page, or over 42.7 kB more JavaScript and style sheets.
 * - A screen loads over 25.5 kB of JavaScript that no other page of the catalog loads.
 * - A page, also outside of the catalog, loads over 23.4 kB of style sheets. Six pages have a higher limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exportedRoutes, variants } from '@/lib/site/catalog'
import { launchQuickChromium } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { barePageFolder, buildBarePage } from './bare-page'
import { isStyle, type LoadedFile, loadedFilesOf } from './loaded-files'
import { table } from './table'

/** The bytes of JavaScript that the checked page may load in addition to the bare page, compressed with brotli. */
const MAX_BYTES = 19_000
const checkedPath = '/login/0/'
/**
 * The bytes of JavaScript (in addition to the bare page) and style sheets that the checked page may load: its size before iOS 26 and
 * Material 3 Expressive were added, 25.0 and 17.7 kB (docs/decisions/2026-11-23-platform-generations.md).
 */
const BEFORE_GENERATIONS = 42_700
/** The size limit of a page's style sheets in bytes, compressed with brotli. */
const MAX_STYLE_BYTES = 23_400
/** Pages with a higher limit for their style sheets. The comments list what needs the additional styles. */
const heavierStyles: Readonly<Record<string, number>> = {
  // The controls of the page, and the screens in its frames, on both platforms.
  '/compare/?show=login/0': 31_500,
  // The inspector's tools, and the screen in its frame.
  '/lab/': 25_000,
  // A live example of the lab, with the styles of all overlays.
  '/docs/overlays/': 28_700,
  // The front page in wide windows, the home screen on phones, and the introduction.
  '/home/': 26_500,
  // The map, the reactions, and the information about the place on the map.
  '/tab/2/tab/tab9/': 24_600,
  // The tables of tokens, all accents, and the style sheets of all four generations, which the page shows side by side.
  '/tokens/': 28_600,
}
/** Pages that are not in the catalog. */
const otherPages = [
  '/gallery/',
  '/patterns/login/',
  '/docs/',
  '/docs/overlays/',
  '/lab/',
  '/tokens/',
  '/compare/?show=login/0',
]
/** The bytes of JavaScript that a screen may load if no other page of the catalog loads them, compressed with brotli. */
const MAX_OWN_BYTES = 25_500
/** Number of parallel visits, one for each core of a small machine. With more, visits would miss files that load late. */
const atOnce = 2
const kilo = (bytes: number) => Number((bytes / 1000).toFixed(1))
const sum = (files: LoadedFile[], size: 'raw' | 'gzip' | 'brotli') =>
  files.reduce((total, file) => total + file[size], 0)

/** Runs the benchmark. Returns true if all limits are met. */
export async function firstLoad(): Promise<boolean> {
  await ensureBuilt()
  buildBarePage()
  const browser = await launchQuickChromium()
  const site = await serve()
  const bare = await serve({ folder: barePageFolder })
  try {
    const barePageFiles = (await loadedFilesOf(browser, bare.url)).filter((file) => !isStyle(file))
    const visits = new Map<string, LoadedFile[]>()
    const waiting = [...exportedRoutes.map((route) => route.path), ...otherPages]
    const visit = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        visits.set(next, await loadedFilesOf(browser, new URL(next, site.url).href))
    }
    await Promise.all(Array.from({ length: atOnce }, visit))
    return report(
      barePageFiles,
      exportedRoutes.map(({ path }) => ({
        path,
        files: (visits.get(path) ?? []).filter((file) => !isStyle(file)),
      })),
      new Map([...visits].map(([path, files]) => [path, sum(files.filter(isStyle), 'brotli')])),
    )
  } finally {
    await Promise.all([browser.close(), site.close(), bare.close()])
  }
}

function report(
  barePageFiles: LoadedFile[],
  visits: { path: string; files: LoadedFile[] }[],
  styles: ReadonlyMap<string, number>,
): boolean {
  const barePageBytes = sum(barePageFiles, 'brotli')
  const users = new Map<string, number>()
  for (const { path } of visits.flatMap(({ files }) => files)) users.set(path, (users.get(path) ?? 0) + 1)
  const rows = visits.map(({ path, files }) => ({
    path,
    files: files.length,
    raw: sum(files, 'raw'),
    gzip: sum(files, 'gzip'),
    brotli: sum(files, 'brotli'),
    own: sum(
      files.filter((file) => users.get(file.path) === 1),
      'brotli',
    ),
  }))
  const head = [
    'URL',
    'files',
    'raw kB',
    'gzip kB',
    'brotli kB',
    'over bare page',
    'only here',
    'styles kB',
    'over bare page + styles',
  ]
  const lines = rows.map((row) => [
    row.path,
    row.files,
    kilo(row.raw),
    kilo(row.gzip),
    kilo(row.brotli),
    kilo(row.brotli - barePageBytes),
    kilo(row.own),
    kilo(styles.get(row.path) ?? 0),
    kilo(row.brotli - barePageBytes + (styles.get(row.path) ?? 0)),
  ])
  const bare = [
    '(bare page)',
    barePageFiles.length,
    kilo(sum(barePageFiles, 'raw')),
    kilo(sum(barePageFiles, 'gzip')),
    kilo(barePageBytes),
    0,
    0,
    '',
    '',
  ]
  const otherLines = otherPages.map((path) => [path, '', '', '', '', '', '', kilo(styles.get(path) ?? 0), ''])
  console.log(table(head, [bare, ...lines, ...otherLines]))
  mkdirSync(path.join(root, 'bench/results'), { recursive: true })
  writeFileSync(
    path.join(root, 'bench/results/first-load.json'),
    JSON.stringify({ barePageBytes, rows, styles: Object.fromEntries(styles) }, null, 2),
  )
  const over =
    (rows.find((row) => row.path === checkedPath)?.brotli ?? Number.POSITIVE_INFINITY) - barePageBytes
  const holds = over <= MAX_BYTES
  console.log(
    `\n${holds ? '✓' : '✗'} ${checkedPath} loads ${kilo(over)} kB more than the bare page; the limit is ${kilo(MAX_BYTES)} kB`,
  )
  const checkedStyles = styles.get(checkedPath) ?? 0
  const isLighter = over + checkedStyles <= BEFORE_GENERATIONS
  console.log(
    `${isLighter ? '✓' : '✗'} with its style sheets ${kilo(over + checkedStyles)} kB; the limit is ${kilo(BEFORE_GENERATIONS)} kB, the size before iOS 26 and Material 3 Expressive`,
  )
  const isVariant = new Set(variants.map(({ id }) => `/${id}/`))
  const heavy = rows.filter((row) => isVariant.has(row.path) && row.own > MAX_OWN_BYTES)
  console.log(
    heavy.length === 0
      ? `✓ no variant loads more than ${kilo(MAX_OWN_BYTES)} kB of its own`
      : `✗ over ${kilo(MAX_OWN_BYTES)} kB of their own code: ${heavy.map((row) => `${row.path} ${kilo(row.own)}`).join(', ')}`,
  )
  const [heaviest, ...others] = [...styles].sort(([, a], [, b]) => b - a)
  const tooLarge = [heaviest, ...others].filter(
    (entry) => entry && entry[1] > (heavierStyles[entry[0]] ?? MAX_STYLE_BYTES),
  )
  const shown = (tooLarge.length > 0 ? tooLarge : [heaviest])
    .map((entry) => entry && `${entry[0]} ${kilo(entry[1])}`)
    .join(', ')
  console.log(
    `${tooLarge.length === 0 ? '✓' : '✗'} style sheets of a page: ${shown} kB; ${kilo(MAX_STYLE_BYTES)} kB is the limit, with a higher one for ${Object.keys(heavierStyles).join(', ')}`,
  )
  return holds && isLighter && heavy.length === 0 && tooLarge.length === 0
}
