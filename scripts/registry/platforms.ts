/**
 * Checks that the code for one platform renders the same as the code for both platforms: builds an app with each, checks
 * the types, and compares the elements and screenshots of screens. `npm run registry:platforms` checks at least one
 * screen of every kind, `--all` checks all screens, and names of screens limit the check to these screens. `--keep` keeps
 * the folder with the apps and the screenshots of screens that differ. Reads the sources and `public`, writes nothing in
 * the repository.
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
import { serve } from '../serve'
import { root } from '../settings'
import type { Item } from './items'
import { createPlatformExport } from './platform'
import { differingShare, openAndCapture, openScreen } from './try/compare'
import {
  describeDifference,
  firstDifferentIndex,
  type RenderedElements,
  readElements,
} from './try/rendered-elements'
import { chooseScreens, lookOf, type TryLook } from './try/samples'
import { buildScreenApp, type ExportedItems, writeScreenApp } from './try/screen-app'
import { createCodeExport } from './write'

/** Size of the window, px. It is tall enough to show content that a visitor scrolls to. */
const SIZE = { width: 390, height: 1600 }
/** Maximum number of comparisons of a screen. On a busy machine, a screenshot may be taken before the page is complete. */
const MAX_ATTEMPTS = 3
const SITE = 'https://book.example'
const MODES: readonly Mode[] = ['ios', 'md']

const args = process.argv.slice(2)
const screenNames = args.filter((arg) => !arg.startsWith('--'))

/** Returns whether a screen navigates without user input. Such a screen cannot be compared; the check only waits until it appears. */
const navigatesByItself = ({ name }: Item) => name.startsWith('splash-screens')

type Snapshot = { elements: RenderedElements; picture: Buffer; faults: string[] }

const takeSnapshot = async (
  browser: Browser,
  item: Item,
  look: TryLook,
  site: string,
  detailedIndex?: number,
): Promise<Snapshot | undefined> => {
  const lookParameter = encodeURIComponent(JSON.stringify({ ...look, lang: 'en', motion: 'reduced' }))
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: look.theme })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  try {
    const url = `${site}?screen=${item.name}&look=${lookParameter}`
    if (navigatesByItself(item)) {
      await openScreen(page, url)
      return undefined
    }
    const picture = await openAndCapture(page, url)
    return { elements: await readElements(page, detailedIndex), picture, faults }
  } finally {
    page.removeAllListeners()
    await page.close()
  }
}

/** Compares a screen in two apps. Returns a description of the first error or difference, if there is one. */
const compareScreen = async (
  browser: Browser,
  item: Item,
  look: TryLook,
  sites: readonly [both: string, one: string],
): Promise<{ fault?: string; pictures?: Buffer[]; elements: number }> => {
  const [both, one] = await Promise.all(sites.map((site) => takeSnapshot(browser, item, look, site)))
  if (!both || !one) return { elements: 0 }
  const result = { pictures: [both.picture, one.picture], elements: both.elements.length }
  const [error] = [...one.faults, ...both.faults]
  const index = firstDifferentIndex(both.elements, one.elements)
  if (error) return { ...result, fault: error }
  if (index >= 0) {
    const [left, right] = await Promise.all(
      sites.map((site) => takeSnapshot(browser, item, look, site, index)),
    )
    return { ...result, fault: describeDifference(left?.elements[index], right?.elements[index]) }
  }
  // Only visible differences count, because a browser may round the edges of the same boxes differently.
  const share = await differingShare(both.picture, one.picture)
  return share > 0 ? { ...result, fault: `${(share * 100).toFixed(2)} % of the picture` } : result
}

const main = async (): Promise<void> => {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const { all, text } = createCodeExport({ siteUrl: SITE, basePath: '' })
  const screens = all.filter(({ kind }) => kind === 'screen')
  const testedScreens =
    screenNames.length > 0
      ? screens.filter(({ name }) => screenNames.includes(name))
      : chooseScreens(screens, args.includes('--all'))
  const folder = mkdtempSync(path.join(tmpdir(), 'platforms-'))
  const browser = await launchChromium()
  const closeServers: (() => Promise<void>)[] = []
  try {
    const startApp = async (name: string, tree: ExportedItems): Promise<string> => {
      const appFolder = path.join(folder, name)
      writeScreenApp(appFolder, tree, SITE, engineFolder)
      await promisify(execFile)(path.join(root, 'node_modules', '.bin', 'tsc'), ['-p', appFolder]).catch(
        (error) => {
          throw new Error(`Patternbook: the code for ${name} does not compile.\n${error.stdout}`)
        },
      )
      const site = await serve({ folder: await buildScreenApp(appFolder), redirects: false })
      closeServers.push(site.close)
      console.log(`${seconds()}: built the app for ${name}, types checked`)
      return site.url
    }
    // The package gets no URL of a site, because the apps contain the pictures themselves.
    await buildEngine(folder, { siteUrl: '', basePath: '' })
    const both = await startApp('both', { all, text })
    let failed = 0
    for (const mode of MODES) {
      const one = await startApp(mode, await createPlatformExport(all, text, mode))
      for (const [n, item] of testedScreens.entries()) {
        const look = { ...lookOf(n), mode }
        let result = await compareScreen(browser, item, look, [both, one])
        for (let attempt = 1; attempt < MAX_ATTEMPTS && result.fault; attempt++)
          result = await compareScreen(browser, item, look, [both, one])
        const { fault, pictures: shots = [], elements } = result
        if (fault) failed++
        for (const [index, screenshot] of fault ? shots.entries() : [])
          writeFileSync(
            path.join(folder, `${item.name}-${mode}-${index === 0 ? 'both' : 'one'}.png`),
            screenshot,
          )
        console.log(
          `${item.name.padEnd(22)} ${Object.values(look).join(' ').padEnd(14)} ${String(elements).padStart(5)} elements  ${fault ? `FAILED ${fault}` : 'same'}`,
        )
      }
    }
    const count = testedScreens.length * MODES.length
    console.log(`${count - failed} of ${count} comparisons match, ${seconds()}`)
    if (failed > 0) process.exitCode = 1
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
