/**
 * `npm run contact-sheets [section …] [--ios=18] [--md=baseline]`: draws a contact sheet of each named section, or of all
 * sections, for visual review. A sheet has one row per page and one column per look (mode, direction, theme), in the newest
 * generation of each platform or in the given one. Reads the export, which is built first if it is out of date, and writes
 * sheets/<section>.png.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { readQuery, writeQuery } from '@/lib/frame/query'
import type { FrameState } from '@/lib/frame/state'
import { exportedRoutes, type Route } from '@/lib/site/catalog'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { launchChromium } from './chromium'
import { ensureBuilt } from './ensure-built'
import { formatError } from './format-error'
import { selectNames } from './select-names'
import { type RunningServer, serve } from './serve'
import { readBuildSettings, rootFolder } from './settings'

const sheetsFolder = path.join(rootFolder, 'sheets')
const viewport = { width: 390, height: 844 }
/** Size of a screenshot on the sheet, px. */
const screenshotSize = { width: 234, height: 506 }
/** Gap between two screenshots, px. */
const screenshotGap = 16
/** Height of a line of text, px. */
const lineHeight = 28

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** Returns the name of the sheet for a route: its section (`pages` if it has none), or the screen if several routes show it. */
const sheetNameOf = (route: Route): string =>
  route.screen === route.id ? (route.section ?? 'pages') : route.screen

/** Takes a screenshot of one screen in every look, in the order of `looks`. */
async function takeScreenshots(
  browser: Browser,
  site: RunningServer,
  route: Route,
  generations: Partial<FrameState>,
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  // The home page is shown as on a second visit, without the introduction; `menu=closed` in the URL closes its menu.
  await context.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.introSeen)
  const page = await context.newPage()
  const screenshots: Buffer[] = []
  for (const look of looks) {
    await page.goto(
      `${new URL(route.path.slice(1), site.url)}?${writeQuery('', { ...look, ...generations, menu: 'closed' }, false).slice(1)}`,
    )
    await page.waitForFunction(() => {
      const eagerImages = [...document.images].filter((image) => image.loading !== 'lazy')
      const isSettled = document.querySelector('html[data-ready]:not([data-arabic-pending])') !== null
      const isIdle = document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' ||
            !(animation.timeline instanceof DocumentTimeline) ||
            animation.effect?.getTiming().iterations === Infinity,
        )
      return (
        isSettled &&
        isIdle &&
        document.fonts.status === 'loaded' &&
        eagerImages.every((image) => image.complete)
      )
    })
    screenshots.push(
      await sharp(await page.screenshot())
        .resize(screenshotSize)
        .png()
        .toBuffer(),
    )
  }
  await context.close()
  return screenshots
}

/** Draws the rows in one picture, with the names of the looks at the top and a title above each row. */
async function writeSheet(rows: { title: string; shots: Buffer[] }[], file: string): Promise<void> {
  const width = screenshotGap + looks.length * (screenshotSize.width + screenshotGap)
  const height = lineHeight + rows.length * (screenshotSize.height + screenshotGap + lineHeight)
  const textElement = (text: string, left: number, top: number, weight = 400) =>
    `<text x="${left}" y="${top + 19}" font-family="sans-serif" font-size="13" font-weight="${weight}" fill="#52525b">${escapeXml(text)}</text>`
  const left = (column: number) => screenshotGap + column * (screenshotSize.width + screenshotGap)
  const top = (row: number) => lineHeight + row * (screenshotSize.height + screenshotGap + lineHeight)
  const texts = [
    ...looks.map(({ mode, dir, theme }, column) => textElement(`${mode} ${dir} ${theme}`, left(column), 0)),
    ...rows.map(({ title }, row) => textElement(title, left(0), top(row), 700)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${texts.join('')}</svg>`
  const pictures = rows.flatMap(({ shots }, row) =>
    shots.map((input, column) => ({ input, left: left(column), top: top(row) + lineHeight })),
  )
  await sharp({ create: { width, height, channels: 3, background: '#e4e4e7' } })
    .composite([{ input: Buffer.from(svg) }, ...pictures])
    .png()
    .toFile(file)
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * Returns the generations that the options select.
 * @throws if an option or its value is unknown
 */
const generationsOf = (options: readonly string[]): Partial<FrameState> => {
  const generations: Partial<FrameState> = {}
  const invalid = options.filter((option) => {
    const { ios, md } = readQuery(option.replace(/^--/, ''))
    Object.assign(generations, ios && { ios }, md && { md })
    return !ios && !md
  })
  if (invalid.length > 0)
    throw new Error(
      `Patternbook: unknown or invalid: ${invalid.join(', ')}. Valid options are --ios=26, --ios=18, --md=expressive, and --md=baseline.`,
    )
  return generations
}

/** Draws the sheets that the arguments request. */
async function drawSheets(args: string[]): Promise<void> {
  const requestedNames = args.filter((arg) => !arg.startsWith('--'))
  const generations = generationsOf(args.filter((arg) => arg.startsWith('--')))
  // Names are checked before the build, which takes minutes.
  const names = selectNames(requestedNames, [...new Set(exportedRoutes.map(sheetNameOf))], 'section')
  await ensureBuilt()
  mkdirSync(sheetsFolder, { recursive: true })
  const browser = await launchChromium()
  const site = await serve({ basePath: readBuildSettings().basePath })
  try {
    for (const name of names) {
      const routes = exportedRoutes.filter((route) => sheetNameOf(route) === name)
      const rows = []
      for (const route of routes)
        rows.push({
          title: `${route.path}  ${route.title}`,
          shots: await takeScreenshots(browser, site, route, generations),
        })
      const file = path.join(sheetsFolder, `${name}.png`)
      await writeSheet(rows, file)
      console.log(`${path.relative(rootFolder, file)}: ${routes.length} screens`)
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}

await drawSheets(process.argv.slice(2)).catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
