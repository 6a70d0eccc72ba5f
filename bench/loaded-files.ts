import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A script or style sheet that a page has loaded; sizes are in bytes. */
export type LoadedFile = { path: string; raw: number; gzip: number; brotli: number }

/** Returns whether a file is a style sheet. */
export const isStyleSheet = ({ path }: LoadedFile): boolean => path.endsWith('.css')

/** Time without a request after which a page counts as loaded, ms. */
const QUIET_MS = 500
/** The measured files of all visits, so that a file that several pages load is compressed only once. */
const filesByUrl = new Map<string, LoadedFile>()

/**
 * Returns the scripts and style sheets that a first visit loads until it is idle. The visit has Save-Data enabled, so
 * the page does not prefetch other screens. Style sheets whose media query does not match are excluded, because they do not block
 * rendering.
 *
 * @param url the URL of the page
 * @throws if the page does not respond with status 200 or does not stop requesting files
 */
export async function loadedFilesOf(browser: Browser, url: string): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  try {
    return await collectFiles(context, url)
  } finally {
    await context.close()
  }
}

async function collectFiles(context: BrowserContext, url: string): Promise<LoadedFile[]> {
  const page = await context.newPage()
  const files: Promise<LoadedFile>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
    const file = response.body().then((body) => measureFile(response.url(), body))
    // `Promise.all` reports this error. If the visit fails earlier, this error must not be an unhandled rejection.
    file.catch(() => {})
    files.push(file)
  })
  const response = await page.goto(url)
  if (response?.status() !== 200)
    throw new Error(`Patternbook: ${url} responded with ${response?.status()} instead of 200.`)
  await page.waitForLoadState('networkidle').catch((cause: Error) => {
    throw new Error(`Patternbook: ${url} does not stop requesting files (${cause.message}).`, { cause })
  })
  await waitUntilQuiet(page)
  const loadedFiles = await Promise.all(files)
  // If the media query of a style sheet does not match, browsers load it with low priority and do not wait for it.
  const excludedPaths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]')]
      .filter(({ media }) => !matchMedia(media).matches)
      .map(({ href }) => new URL(href).pathname),
  )
  return [...new Map(loadedFiles.map((file) => [file.path, file])).values()].filter(
    ({ path }) => !excludedPaths.includes(path),
  )
}

/**
 * Waits until a page sends no request for `QUIET_MS` while its main thread is idle. The network can be idle earlier: on a busy
 * machine, more than half a second can pass between two imports.
 */
async function waitUntilQuiet(page: Page) {
  let hasRequest: boolean
  const onRequest = () => {
    hasRequest = true
  }
  page.on('request', onRequest)
  do {
    hasRequest = false
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForTimeout(QUIET_MS)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  } while (hasRequest)
  page.off('request', onRequest)
}

/** The hash that is the name of a chunk, in its URL and in the code that loads it. */
const CHUNK_HASH = /(?<=static\/chunks\/)[\w-]+(?=\.)/g

/**
 * Replaces the names of chunks with names that depend only on their order. The bundler's names change whenever
 * the code changes, which alone changes the compressed size of a page by up to 90 bytes.
 */
const withFixedChunkNames = (body: Buffer): Buffer => {
  const names = new Map<string, string>()
  const fixedName = (name: string) => {
    const existing = names.get(name)
    if (existing !== undefined) return existing
    const hash = createHash('sha256').update(String(names.size)).digest()
    // Names of scripts have no capital letters and compress better than those of style sheets. New names keep this difference.
    const characters = /[A-Z]/.test(name)
      ? hash.toString('base64url')
      : BigInt(`0x${hash.toString('hex')}`).toString(36)
    const newName = characters.slice(0, name.length)
    names.set(name, newName)
    return newName
  }
  return Buffer.from(body.toString('utf8').replace(CHUNK_HASH, fixedName))
}

function measureFile(url: string, responseBody: Buffer): LoadedFile {
  const cached = filesByUrl.get(url)
  if (cached) return cached
  const body = withFixedChunkNames(responseBody)
  const file = {
    path: new URL(url).pathname,
    raw: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
  filesByUrl.set(url, file)
  return file
}
