/**
 * Checks that the code for one platform renders the same as the code for both platforms: builds an app with each, checks
 * the types, and compares the elements and screenshots of screens. `npm run registry:platforms` checks a sample of the
 * screens, `--all` checks all screens, and names of screens limit the check to these screens. `--keep` keeps the folder
 * with the apps and the screenshots of screens that differ. Reads the sources and `public`. Writes to a temporary folder
 * and to node_modules/.cache.
 */

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import { launchChromium } from '../chromium'
import { buildEngine, engineFolder } from '../engine/build'
import { formatError } from '../format-error'
import { selectNames } from '../select-names'
import { serve } from '../serve'
import { rootFolder } from '../settings'
import { buildAllScreensApp, type ExportedItems, writeAllScreensApp } from './checks/all-screens-app'
import { captureScreen, openScreen, screenshotDifference } from './checks/compare-screenshots'
import {
  describeDifference,
  firstDifferentIndex,
  type RenderedElements,
  readElements,
} from './checks/rendered-elements'
import { type ComparedLook, chooseScreens, comparedLookAt } from './checks/tested-screens'
import { createCodeExport } from './code-export'
import type { Item } from './items'
import { createPlatformExport } from './platform'

/** Size of the viewport, px. It is tall enough to show content that a visitor would otherwise scroll to. */
const VIEWPORT_SIZE = { width: 390, height: 1600 }
/** Maximum number of comparisons of a screen. On a busy machine, a screenshot may be taken before the page is complete. */
const MAX_ATTEMPTS = 3
const SITE_URL = 'https://book.example'
const MODES: readonly Mode[] = ['ios', 'md']

const args = process.argv.slice(2)
const nameArguments = args.filter((arg) => !arg.startsWith('--'))

/**
 * Returns whether a screen navigates without user input. Such a screen cannot be compared; the check only waits until it appears.
 */
const navigatesByItself = ({ name }: Item) => name.startsWith('splash-screens')

type Snapshot = { elements: RenderedElements; screenshot: Buffer; errors: string[] }

const takeSnapshot = async (
  browser: Browser,
  item: Item,
  look: ComparedLook,
  appUrl: string,
  fullStyleIndex?: number,
): Promise<Snapshot | undefined> => {
  const lookParameter = encodeURIComponent(JSON.stringify({ ...look, lang: 'en', motion: 'reduced' }))
  const page = await browser.newPage({
    viewport: VIEWPORT_SIZE,
    reducedMotion: 'reduce',
    colorScheme: look.theme,
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  try {
    const url = `${appUrl}?screen=${item.name}&look=${lookParameter}`
    if (navigatesByItself(item)) {
      await openScreen(page, url)
      return undefined
    }
    const screenshot = await captureScreen(page, url)
    return { elements: await readElements(page, fullStyleIndex), screenshot, errors }
  } finally {
    page.removeAllListeners()
    await page.close()
  }
}

/**
 * Compares a screen in the app with the code for both platforms and in the app with the code for one platform.
 * @param appUrls URLs of these apps, in this order
 * @returns a description of the first error or difference, if there is one, both screenshots (none if the screen navigates by
 *   itself), and the number of visible elements
 */
const compareScreen = async (
  browser: Browser,
  item: Item,
  look: ComparedLook,
  appUrls: readonly [both: string, one: string],
): Promise<{ problem?: string; screenshots?: Buffer[]; elementCount: number }> => {
  const [sharedSnapshot, platformSnapshot] = await Promise.all(
    appUrls.map((appUrl) => takeSnapshot(browser, item, look, appUrl)),
  )
  if (!sharedSnapshot || !platformSnapshot) return { elementCount: 0 }
  const result = {
    screenshots: [sharedSnapshot.screenshot, platformSnapshot.screenshot],
    elementCount: sharedSnapshot.elements.length,
  }
  const [error] = [...platformSnapshot.errors, ...sharedSnapshot.errors]
  const index = firstDifferentIndex(sharedSnapshot.elements, platformSnapshot.elements)
  if (error) return { ...result, problem: error }
  if (index >= 0) {
    const [left, right] = await Promise.all(
      appUrls.map((appUrl) => takeSnapshot(browser, item, look, appUrl, index)),
    )
    return { ...result, problem: describeDifference(left?.elements[index], right?.elements[index]) }
  }
  // Only visible differences count, because a browser may round the edges of the same boxes differently.
  const difference = await screenshotDifference(sharedSnapshot.screenshot, platformSnapshot.screenshot)
  return difference > 0 ? { ...result, problem: `${(difference * 100).toFixed(2)} % of the picture` } : result
}

const main = async (): Promise<void> => {
  const startTimeMs = Date.now()
  const elapsedText = () => `${Math.round((Date.now() - startTimeMs) / 1000)} s`
  const { allItems, readText } = createCodeExport({ siteUrl: SITE_URL, basePath: '' })
  const screens = allItems.filter(({ kind }) => kind === 'screen')
  const allNames = screens.map(({ name }) => name)
  const selectedNames = selectNames(nameArguments, allNames, 'screen')
  const testedScreens =
    nameArguments.length > 0
      ? screens.filter(({ name }) => selectedNames.includes(name))
      : chooseScreens(screens, args.includes('--all'))
  const folder = mkdtempSync(path.join(tmpdir(), 'platforms-'))
  const browser = await launchChromium()
  const closeServers: (() => Promise<void>)[] = []
  try {
    const startApp = async (name: string, exportedItems: ExportedItems): Promise<string> => {
      const appFolder = path.join(folder, name)
      writeAllScreensApp(appFolder, exportedItems, SITE_URL, engineFolder)
      await promisify(execFile)(path.join(rootFolder, 'node_modules', '.bin', 'tsc'), [
        '-p',
        appFolder,
      ]).catch((error) => {
        throw new Error(`Patternbook: the code for ${name} does not compile.\n${error.stdout}`)
      })
      const server = await serve({ folder: await buildAllScreensApp(appFolder), applyRedirects: false })
      closeServers.push(server.close)
      console.log(`${elapsedText()}: built the app for ${name}, types checked`)
      return server.url
    }
    // Without the URL of a site, the package loads the pictures from the app, whose `public` folder links to them.
    await buildEngine(folder, { siteUrl: '', basePath: '' })
    const sharedAppUrl = await startApp('both', { allItems, readText })
    let failedCount = 0
    for (const mode of MODES) {
      const platformAppUrl = await startApp(mode, await createPlatformExport(allItems, readText, mode))
      for (const [screenIndex, item] of testedScreens.entries()) {
        const look = { ...comparedLookAt(screenIndex), mode }
        let result = await compareScreen(browser, item, look, [sharedAppUrl, platformAppUrl])
        for (let attempt = 1; attempt < MAX_ATTEMPTS && result.problem; attempt++)
          result = await compareScreen(browser, item, look, [sharedAppUrl, platformAppUrl])
        const { problem, screenshots = [], elementCount } = result
        if (problem) failedCount++
        for (const [index, screenshot] of problem ? screenshots.entries() : [])
          writeFileSync(
            path.join(folder, `${item.name}-${mode}-${index === 0 ? 'both' : 'one'}.png`),
            screenshot,
          )
        console.log(
          `${item.name.padEnd(22)} ${Object.values(look).join(' ').padEnd(14)} ${String(elementCount).padStart(5)} elements  ${problem ? `FAILED ${problem}` : 'same'}`,
        )
      }
    }
    const count = testedScreens.length * MODES.length
    console.log(`${count - failedCount} of ${count} comparisons match, ${elapsedText()}`)
    if (failedCount > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await Promise.all(closeServers.map((close) => close()))
    if (args.includes('--keep')) console.log(`Kept: ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
