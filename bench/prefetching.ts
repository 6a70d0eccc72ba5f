/**
 * Measures prefetching: what a page has loaded at least 15 seconds after a visit began, minus what the same visit loads
 * with Save-Data. Prints a table, writes bench/results/prefetching.json, and fails if a page prefetches more than 150 kB, an
 * embed more than 40 kB, or a page with Save-Data sends any request more than 3 seconds after it has become ready and idle.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, BrowserContext } from '@playwright/test'
import { launchHeadlessShell } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { rootFolder } from '../scripts/settings'
import { formatTable } from './table'

/** The shortest duration of a visit, ms. */
const VISIT_MS = 15_000
/** Time during which a page that is ready and idle may still load its own content, ms. */
const CONTENT_LOAD_MS = 3000
/** The bytes that a page and an embed may prefetch. Text files are compressed with brotli. */
const maxPrefetchBytes = { page: 150_000, embed: 40_000 }
const pagePaths = [
  '/login/0/',
  '/items/login/',
  '/list/',
  '/home/',
  '/settings/',
  '/tab/0/tab/tab1/',
  '/login/0/?embed=1',
]
/** Paths of files that hosts compress: text files, and pages, whose paths end with a slash. */
const TEXT_PATH_PATTERN = /\.(js|css|json|svg|txt)$|\/$/

type Visit = { bytesByPath: Map<string, number>; lateRequests: number }

/**
 * Visits a page. Returns the size of each response by path, in bytes, and the number of requests that were sent more than
 * `CONTENT_LOAD_MS` after the page became ready and idle.
 */
async function visit(browser: Browser, url: string, saveData: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (saveData) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  }
  try {
    return await measureVisit(context, url)
  } finally {
    await context.close()
  }
}

async function measureVisit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const sizesByPath = new Map<string, Promise<number>>()
  let lateRequests = 0
  let isContentLoaded = false
  page.on('request', () => {
    if (isContentLoaded) lateRequests++
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const size = response.body().then(
      (body) =>
        TEXT_PATH_PATTERN.test(pathname)
          ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
          : body.length,
      // The page may have already discarded the response, which then counts as 0 bytes.
      () => 0,
    )
    sizesByPath.set(pathname, size)
  })
  const startTime = Date.now()
  // This does not wait for the load event, which may come after Playwright's timeout on a busy machine.
  const response = await page.goto(url, { waitUntil: 'commit' })
  if (response?.status() !== 200)
    throw new Error(`Patternbook: ${url} responded with ${response?.status()} instead of 200.`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(CONTENT_LOAD_MS)
  isContentLoaded = true
  await page.waitForTimeout(Math.max(0, VISIT_MS - (Date.now() - startTime)))
  const bytesByPath = new Map<string, number>()
  for (const [file, size] of sizesByPath) bytesByPath.set(file, await size)
  return { bytesByPath, lateRequests }
}

/** Runs the benchmark. Returns true if all limits are met. */
export async function benchmarkPrefetching(): Promise<boolean> {
  await ensureBuilt()
  const browser = await launchHeadlessShell()
  const site = await serve()
  try {
    const rows = []
    for (const name of pagePaths) {
      const url = new URL(name, site.url).href
      const [saveDataVisit, normalVisit] = await Promise.all([
        visit(browser, url, true),
        visit(browser, url, false),
      ])
      const prefetchedFiles = [...normalVisit.bytesByPath].filter(
        ([file]) => !saveDataVisit.bytesByPath.has(file),
      )
      const bytes = prefetchedFiles.reduce((total, [, size]) => total + size, 0)
      const limit = name.includes('embed=1') ? maxPrefetchBytes.embed : maxPrefetchBytes.page
      rows.push({
        name,
        requests: prefetchedFiles.length,
        bytes,
        limit,
        lateRequests: saveDataVisit.lateRequests,
        isWithinLimits: bytes <= limit && saveDataVisit.lateRequests === 0,
      })
    }
    const toKilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
    console.log(
      formatTable(
        ['URL', 'requests', 'prefetched kB', 'limit kB', 'late requests with Save-Data'],
        rows.map((row) => [
          row.name,
          row.requests,
          toKilobytes(row.bytes),
          toKilobytes(row.limit),
          row.lateRequests,
        ]),
      ),
    )
    mkdirSync(path.join(rootFolder, 'bench/results'), { recursive: true })
    writeFileSync(path.join(rootFolder, 'bench/results/prefetching.json'), JSON.stringify(rows, null, 2))
    const rowsOverLimit = rows.filter((row) => !row.isWithinLimits)
    console.log(
      rowsOverLimit.length === 0
        ? '\n✓ all visits are below their limits'
        : `\n✗ above the limit: ${rowsOverLimit.map((row) => row.name).join(', ')}`,
    )
    return rowsOverLimit.length === 0
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}
