/**
 * Measures the JavaScript and style sheets of a first visit to every exported screen, and the style sheets of some other pages.
 * Compares the JavaScript with a bare page of the same framework, built in the same run (bench/bare-page). Prints a table, and
 * writes bench/results/first-load.json. All limits are in kB, compressed with brotli. The benchmark fails in any of these cases:
 * - `login/0` loads over 19.2 kB more JavaScript than the bare page, or this additional JavaScript and the style sheets of
 *   the page are over 42.7 kB together.
 * - A screen of a pattern loads over 25.5 kB of JavaScript that no other page of the catalog loads.
 * - A page loads over 23.4 kB of style sheets, whether or not it is in the catalog. Six pages have a higher limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { catalogScreens, exportedRoutes } from '@/lib/site/catalog'
import { launchHeadlessShell } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { rootFolder } from '../scripts/settings'
import { barePageOutFolder, buildBarePage } from './bare-page'
import { isStyleSheet, type LoadedFile, loadedFilesOf } from './loaded-files'
import { formatTable } from './table'

/**
 * The bytes of JavaScript that the checked page may load in addition to the bare page, compressed with brotli. This limit was
 * 19,000 before methods and fields had longer names (18,900 → 19,100 bytes).
 */
const MAX_EXTRA_BYTES = 19_200
const checkedPath = '/login/0/'
/**
 * The bytes of JavaScript (in addition to the bare page) and style sheets that the checked page may load: its size before iOS 26
 * and Material 3 Expressive were added, 25.0 and 17.7 kB (docs/decisions/2026-11-23-platform-generations.md).
 */
const MAX_TOTAL_BYTES = 42_700
/** The size limit of a page's style sheets in bytes, compressed with brotli. */
const MAX_STYLE_BYTES = 23_400
/** Pages with a higher limit for their style sheets. The comments list what needs the additional styles. */
const higherStyleLimits: Readonly<Record<string, number>> = {
  // The controls of the page, and the screen in its frames, on both platforms.
  '/compare/?show=login/0': 31_500,
  // The inspector's tools, and the screen in its frame.
  '/lab/': 25_000,
  // A live example of the lab, with the styles of all overlays.
  '/docs/overlays/': 28_700,
  // The home screen and the introduction.
  '/home/': 26_500,
  // The map, and the information about the place on the map.
  '/tab/2/tab/tab9/': 24_600,
  // The editor and the tables of tokens, and the styles of iOS 26 and Material 3 Expressive, which the page shows side by side.
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
/**
 * The bytes of JavaScript, compressed with brotli, that a screen of a pattern may load in addition to those that other pages of
 * the catalog also load.
 */
const MAX_OWN_BYTES = 25_500
/** Number of parallel visits, one per core of a machine with two cores. With more, visits would miss files that load late. */
const PARALLEL_VISITS = 2
const toKilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
const sumSizes = (files: LoadedFile[], size: 'raw' | 'gzip' | 'brotli') =>
  files.reduce((total, file) => total + file[size], 0)

/** Runs the benchmark. Returns true if all limits are met. */
export async function benchmarkFirstLoad(): Promise<boolean> {
  await ensureBuilt()
  buildBarePage()
  const browser = await launchHeadlessShell()
  const site = await serve()
  const barePageSite = await serve({ folder: barePageOutFolder })
  try {
    const barePageFiles = (await loadedFilesOf(browser, barePageSite.url)).filter(
      (file) => !isStyleSheet(file),
    )
    const filesByPath = new Map<string, LoadedFile[]>()
    const pendingPaths = [...exportedRoutes.map((route) => route.path), ...otherPages]
    const visit = async () => {
      for (let nextPath = pendingPaths.shift(); nextPath; nextPath = pendingPaths.shift())
        filesByPath.set(nextPath, await loadedFilesOf(browser, new URL(nextPath, site.url).href))
    }
    await Promise.all(Array.from({ length: PARALLEL_VISITS }, visit))
    return reportResults(
      barePageFiles,
      exportedRoutes.map(({ path }) => ({
        path,
        files: (filesByPath.get(path) ?? []).filter((file) => !isStyleSheet(file)),
      })),
      new Map(
        [...filesByPath].map(([path, files]) => [path, sumSizes(files.filter(isStyleSheet), 'brotli')]),
      ),
    )
  } finally {
    await Promise.all([browser.close(), site.close(), barePageSite.close()])
  }
}

function reportResults(
  barePageFiles: LoadedFile[],
  visitedRoutes: { path: string; files: LoadedFile[] }[],
  styleBytesByPath: ReadonlyMap<string, number>,
): boolean {
  const barePageBytes = sumSizes(barePageFiles, 'brotli')
  const pageCountByFile = new Map<string, number>()
  for (const { path } of visitedRoutes.flatMap(({ files }) => files))
    pageCountByFile.set(path, (pageCountByFile.get(path) ?? 0) + 1)
  const rows = visitedRoutes.map(({ path, files }) => ({
    path,
    fileCount: files.length,
    raw: sumSizes(files, 'raw'),
    gzip: sumSizes(files, 'gzip'),
    brotli: sumSizes(files, 'brotli'),
    ownBytes: sumSizes(
      files.filter((file) => pageCountByFile.get(file.path) === 1),
      'brotli',
    ),
  }))
  const headers = [
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
  const tableRows = rows.map((row) => [
    row.path,
    row.fileCount,
    toKilobytes(row.raw),
    toKilobytes(row.gzip),
    toKilobytes(row.brotli),
    toKilobytes(row.brotli - barePageBytes),
    toKilobytes(row.ownBytes),
    toKilobytes(styleBytesByPath.get(row.path) ?? 0),
    toKilobytes(row.brotli - barePageBytes + (styleBytesByPath.get(row.path) ?? 0)),
  ])
  const barePageRow = [
    '(bare page)',
    barePageFiles.length,
    toKilobytes(sumSizes(barePageFiles, 'raw')),
    toKilobytes(sumSizes(barePageFiles, 'gzip')),
    toKilobytes(barePageBytes),
    0,
    0,
    '',
    '',
  ]
  const otherTableRows = otherPages.map((path) => [
    path,
    '',
    '',
    '',
    '',
    '',
    '',
    toKilobytes(styleBytesByPath.get(path) ?? 0),
    '',
  ])
  console.log(formatTable(headers, [barePageRow, ...tableRows, ...otherTableRows]))
  mkdirSync(path.join(rootFolder, 'bench/results'), { recursive: true })
  writeFileSync(
    path.join(rootFolder, 'bench/results/first-load.json'),
    JSON.stringify({ barePageBytes, rows, styleBytesByPath: Object.fromEntries(styleBytesByPath) }, null, 2),
  )
  const extraBytes =
    (rows.find((row) => row.path === checkedPath)?.brotli ?? Number.POSITIVE_INFINITY) - barePageBytes
  const isWithinExtraLimit = extraBytes <= MAX_EXTRA_BYTES
  console.log(
    `\n${isWithinExtraLimit ? '✓' : '✗'} ${checkedPath} loads ${toKilobytes(extraBytes)} kB more than the bare page; the limit is ${toKilobytes(MAX_EXTRA_BYTES)} kB`,
  )
  const checkedStyleBytes = styleBytesByPath.get(checkedPath) ?? 0
  const isWithinTotalLimit = extraBytes + checkedStyleBytes <= MAX_TOTAL_BYTES
  console.log(
    `${isWithinTotalLimit ? '✓' : '✗'} with its style sheets ${toKilobytes(extraBytes + checkedStyleBytes)} kB; the limit is ${toKilobytes(MAX_TOTAL_BYTES)} kB, the size before iOS 26 and Material 3 Expressive`,
  )
  const variantPaths = new Set(catalogScreens.map(({ id }) => `/${id}/`))
  const heavyRows = rows.filter((row) => variantPaths.has(row.path) && row.ownBytes > MAX_OWN_BYTES)
  console.log(
    heavyRows.length === 0
      ? `✓ no screen loads more than ${toKilobytes(MAX_OWN_BYTES)} kB of its own`
      : `✗ over ${toKilobytes(MAX_OWN_BYTES)} kB of their own code: ${heavyRows.map((row) => `${row.path} ${toKilobytes(row.ownBytes)}`).join(', ')}`,
  )
  const [heaviest, ...others] = [...styleBytesByPath].sort(([, a], [, b]) => b - a)
  const pagesOverLimit = [heaviest, ...others].filter(
    (entry) => entry && entry[1] > (higherStyleLimits[entry[0]] ?? MAX_STYLE_BYTES),
  )
  const listedPages = (pagesOverLimit.length > 0 ? pagesOverLimit : [heaviest])
    .map((entry) => entry && `${entry[0]} ${toKilobytes(entry[1])}`)
    .join(', ')
  console.log(
    `${pagesOverLimit.length === 0 ? '✓' : '✗'} style sheets of a page: ${listedPages} kB; ${toKilobytes(MAX_STYLE_BYTES)} kB is the limit, with a higher one for ${Object.keys(higherStyleLimits).join(', ')}`,
  )
  return isWithinExtraLimit && isWithinTotalLimit && heavyRows.length === 0 && pagesOverLimit.length === 0
}
