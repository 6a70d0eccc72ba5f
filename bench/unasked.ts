/**
 * What a visit fetches that nobody asked for: all that a page has loaded 15 seconds after a visit began, less what the
 * same visit loads where the visitor saves data. Prints a table, writes bench/results/unasked.json, and fails when a page
 * fetches more than 150 kB, an embed more than 40 kB, or a visitor who saves data anything after the page is ready.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { launchQuickChromium } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { table } from './table'

/** How long a visit lasts, in milliseconds. */
const VISIT_MS = 15_000
/** Bytes that a page, and an embed, may fetch unasked; text as brotli. */
const allowed = { page: 150_000, embed: 40_000 }
const pages = [
  '/login/0/',
  '/items/login/',
  '/list/',
  '/home/',
  '/settings/',
  '/tab/0/tab/tab1/',
  '/login/0/?embed=1',
]
const isText = /\.(js|css|json|svg|txt)$|\/$/

type Visit = { files: Map<string, number>; late: number }

/** Visits a page; bytes of what it loads by address, and the number of requests after it was ready. */
async function visit(browser: Browser, url: string, saveData: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (saveData) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  }
  const page = await context.newPage()
  const loading = new Map<string, Promise<number>>()
  let late = 0
  let ready = false
  page.on('request', () => {
    if (ready) late++
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const size = response.body().then(
      (body) =>
        isText.test(pathname)
          ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
          : body.length,
      // A page may have let go of it by then; what it weighs is on the disk.
      () => 0,
    )
    loading.set(pathname, size)
  })
  const began = Date.now()
  // Not until it has loaded: on a busy machine that takes longer than Playwright waits.
  const response = await page.goto(url, { waitUntil: 'commit' })
  if (response?.status() !== 200)
    throw new Error(`Patternbook: ${url} answered ${response?.status()}, not 200.`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  ready = true
  await page.waitForTimeout(Math.max(0, VISIT_MS - (Date.now() - began)))
  const files = new Map<string, number>()
  for (const [file, size] of loading) files.set(file, await size)
  await context.close()
  return { files, late }
}

/** Runs the measurement; true when every bar holds. */
export async function unasked(): Promise<boolean> {
  await ensureBuilt()
  const browser = await launchQuickChromium()
  const site = await serve()
  try {
    const rows = []
    for (const name of pages) {
      const url = new URL(name, site.url).href
      const [sparing, plain] = await Promise.all([visit(browser, url, true), visit(browser, url, false)])
      const extra = [...plain.files].filter(([file]) => !sparing.files.has(file))
      const bytes = extra.reduce((total, [, size]) => total + size, 0)
      const bar = name.includes('embed=1') ? allowed.embed : allowed.page
      rows.push({
        name,
        requests: extra.length,
        bytes,
        bar,
        late: sparing.late,
        holds: bytes <= bar && sparing.late === 0,
      })
    }
    const kilo = (bytes: number) => Number((bytes / 1000).toFixed(1))
    console.log(
      table(
        ['URL', 'requests', 'unasked kB', 'allowed kB', 'with Save-Data'],
        rows.map((row) => [row.name, row.requests, kilo(row.bytes), kilo(row.bar), row.late]),
      ),
    )
    mkdirSync(path.join(root, 'bench/results'), { recursive: true })
    writeFileSync(path.join(root, 'bench/results/unasked.json'), JSON.stringify(rows, null, 2))
    const over = rows.filter((row) => !row.holds)
    console.log(
      over.length === 0
        ? '\n✓ no visit fetches more than it may'
        : `\n✗ more than allowed: ${over.map((row) => row.name).join(', ')}`,
    )
    return over.length === 0
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}
