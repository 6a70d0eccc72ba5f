/**
 * `npm run screenshots [item …]`: takes screenshots of screens, one per platform and theme, and creates a card of each screen for
 * social networks. An item is the registry name of a screen, such as `login-0`. Without names, it updates the screens whose
 * pictures are out of date, and with `--all`, it updates all screens. `--from=<folder>` uses the export in this folder. `--stale`
 * (`npm run screenshots:stale`, which `firebase.json` runs before a release) only lists the screens whose pictures are out of
 * date, and fails if there are any. Reads the export. Writes the pictures (public/shots/<item>-<mode>-<theme>.webp), the cards
 * (public/shots/cards/<item>.jpg), the card of the site, and the manifest.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import {
  SCREENSHOT_SIZE,
  SITE_SOCIAL_CARD,
  SOCIAL_CARD_SIZE,
  screenshotPath,
  socialCardPath,
} from '@/lib/media/screenshot'
import { findSection } from '@/lib/site/catalog'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { changeQuery } from '../e2e/support/change-query'
import { launchGpuChromium } from './chromium'
import { ensureBuilt } from './ensure-built'
import { formatError } from './format-error'
import { toJpeg, toWebp } from './screenshots/encode'
import {
  digestOfScreen,
  findStaleScreens,
  manifestFile,
  type PicturedScreen,
  picturedScreens,
  readManifest,
} from './screenshots/manifest'
import { renderSocialCard } from './screenshots/social-card'
import { selectNames } from './select-names'
import { serve } from './serve'
import { readBuildSettings, rootFolder } from './settings'

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => ({ mode, theme })),
)
/** The name of the button that opens the overlay of a screen, by item, so that the pictures of the screen show the overlay. */
const OVERLAY_BUTTONS: Readonly<Record<string, string | RegExp>> = {
  'action-sheet-0': 'More options',
  'action-sheet-1': 'More options',
  'action-sheet-2': /^More options/,
  'alert-0': /The Sage Suite/,
  'alert-1': /Alta Via/,
  'alert-2': /One roll, one week/,
}
/** Distance that the second row of a screen is swiped to the right for its pictures, px; negative to the left. */
const SWIPE_DISTANCES_PX: Readonly<Record<string, number>> = {
  'swipe-to-dismiss-0': -160,
  'swipe-to-dismiss-1': -160,
  'swipe-to-dismiss-2': 160,
}
const writePublicFile = (appPath: string, bytes: Buffer) =>
  writeFileSync(path.join(rootFolder, 'public', appPath.slice(1)), bytes)

const createVisitorContext = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript((key) => {
    // A document without an origin has no storage.
    if (location.protocol !== 'about:') localStorage.setItem(key, 'true')
    // Pretends that the visitor saves data, so that the site does not preload other screens.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  }, STORAGE_KEYS.introSeen)
  return context
}

/** Waits until the page is hydrated, fonts, visible pictures, and visible maps are loaded, and no short animation is running. */
const waitUntilSettled = (page: Page) =>
  page.waitForFunction(() => {
    const nearbyImages = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
    })
    const isIdle = document
      .getAnimations()
      // Animations that follow a scroll position never end.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => animation.effect?.getComputedTiming())
      // Ignores animations that take more than 2.5 s: endless ones, and the timer of a splash screen.
      .every((timing) => Number(timing?.activeDuration ?? 0) > 2500)
    const isReady =
      document.querySelector('html[data-ready]') !== null &&
      // The code of a map is loaded when the map is near the viewport; until then, the map is a picture.
      [...document.querySelectorAll('section.street-plan')].every(
        (map) => map.getBoundingClientRect().top >= innerHeight || map.querySelector('.plan-pin svg'),
      )
    return (
      isReady && isIdle && document.fonts.status === 'loaded' && nearbyImages.every((image) => image.complete)
    )
  })

/** Pauses all animations of a splash screen, seeks its entrances to their ends, and waits until that has happened. */
const finishEntrances = (page: Page) =>
  page.waitForFunction(() => {
    const entrances = document.getAnimations().filter((animation) => animation instanceof CSSAnimation)
    let areAllPaused = entrances.length > 0
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime)
      // The timer of the screen is not a CSS animation. It is only paused.
      const isEntrance = animation instanceof CSSAnimation && Number.isFinite(end)
      if (animation.playState === 'paused' && (!isEntrance || animation.currentTime === end)) continue
      areAllPaused = false
      animation.pause()
      if (isEntrance) animation.currentTime = end
    }
    return areAllPaused
  })

/** Drags the second row by the distance, and waits until its buttons are visible. @param distance px; negative to the left */
async function swipeRow(page: Page, distance: number): Promise<void> {
  const row = page.getByRole('main').getByRole('listitem').nth(1)
  const box = await row.boundingBox()
  if (!box) throw new Error('The row to swipe is not visible.')
  const y = box.y + box.height / 2
  const x = box.x + box.width / 2 - distance / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 12 })
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await page.waitForFunction((element) => element?.hasAttribute('data-slid'), await row.elementHandle())
}

async function takeScreenshots(
  page: Page,
  siteUrl: string,
  { registryName, route }: PicturedScreen,
): Promise<Record<Mode, Buffer>> {
  const lightPictures: Partial<Record<Mode, Buffer>> = {}
  // When the time of a splash screen is over, a button appears on it, so each look is a separate visit with slower animations.
  const isSplashScreen = route.section === 'splashScreens'
  const overlayButton = OVERLAY_BUTTONS[registryName]
  const swipeDistance = SWIPE_DISTANCES_PX[registryName]
  for (const [index, look] of looks.entries()) {
    const { mode, theme } = look
    if (isSplashScreen || overlayButton || swipeDistance !== undefined || index === 0) {
      const query = new URLSearchParams({
        dir: 'ltr',
        full: '1',
        motion: isSplashScreen ? '0.2' : 'reduced',
        ...look,
      })
      await page.goto(`${new URL(route.path.slice(1), siteUrl)}?${query}`)
    } else {
      await changeQuery(page, look)
      // If the platform changes, the attributes change after the style sheets of the new platform have loaded.
      await page.locator(`html[data-mode=${mode}][data-theme=${theme}]`).waitFor({ state: 'attached' })
    }
    await waitUntilSettled(page)
    if (isSplashScreen) {
      // On a first visit, late requests may render the screen again.
      await page.waitForLoadState('networkidle')
      await finishEntrances(page)
    }
    if (overlayButton) {
      await page.getByRole('button', { name: overlayButton }).first().click()
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
      await waitUntilSettled(page)
    }
    if (swipeDistance !== undefined) {
      await swipeRow(page, swipeDistance)
      await waitUntilSettled(page)
    }
    const webp = await toWebp(await page.screenshot())
    writePublicFile(screenshotPath(registryName, mode, theme), webp)
    if (theme === 'light') lightPictures[mode] = webp
  }
  return lightPictures as Record<Mode, Buffer>
}

/** Takes the requested screenshots. Writes the manifest after each screen, so that an interrupted run keeps its results. */
async function updateScreenshots(
  requestedScreens: PicturedScreen[],
  folder: string | undefined,
): Promise<void> {
  if (!folder) await ensureBuilt()
  mkdirSync(path.join(rootFolder, 'public/shots/cards'), { recursive: true })
  const browser = await launchGpuChromium()
  const site = await serve({ folder, basePath: readBuildSettings().basePath })
  try {
    const page = await (await createVisitorContext(browser, SCREENSHOT_SIZE)).newPage()
    const cardPage = await (await createVisitorContext(browser, SOCIAL_CARD_SIZE)).newPage()
    const knownItems = new Set(picturedScreens().map(({ registryName }) => registryName))
    for (const screen of requestedScreens) {
      const digest = digestOfScreen(screen.route)
      const { ios, md } = await takeScreenshots(page, site.url, screen)
      const sectionTitle = findSection(screen.route.section ?? '')?.title ?? 'Typography'
      const writeSocialCard = async (item: string, title: string, subtitle: string) =>
        writePublicFile(
          socialCardPath(item),
          await toJpeg(await renderSocialCard(cardPage, { title, subtitle }, { ios, md })),
        )
      await writeSocialCard(screen.registryName, screen.route.title, sectionTitle)
      if (screen.registryName === SITE_SOCIAL_CARD.screen)
        await writeSocialCard(
          SITE_SOCIAL_CARD.registryName,
          SITE_SOCIAL_CARD.title,
          'Every screen at its own URL',
        )
      const manifest = Object.entries({ ...readManifest(), [screen.registryName]: digest }).filter(([item]) =>
        knownItems.has(item),
      )
      const manifestJson = JSON.stringify(Object.fromEntries(manifest.sort()), null, 2)
      writeFileSync(path.join(rootFolder, manifestFile), `${manifestJson}\n`)
      console.log(`${screen.registryName}: ${looks.length} pictures and a card`)
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}

async function main(args: string[]): Promise<void> {
  const staleScreens = findStaleScreens(readManifest())
  if (args.includes('--stale')) {
    for (const { registryName } of staleScreens) console.log(registryName)
    console.log(
      staleScreens.length === 0
        ? 'All screenshots are up to date.'
        : `Screenshots that are out of date: ${staleScreens.length}.`,
    )
    // A release must not be published with outdated screenshots.
    if (staleScreens.length > 0) process.exitCode = 1
    return
  }
  const allScreens = picturedScreens()
  const names = args.filter((name) => !name.startsWith('--'))
  const selectedNames = selectNames(
    names,
    allScreens.map(({ registryName }) => registryName),
    'item',
  )
  const folder = args.find((name) => name.startsWith('--from='))?.slice('--from='.length)
  const hasSelection = names.length > 0 || args.includes('--all')
  await updateScreenshots(
    hasSelection
      ? allScreens.filter(({ registryName }) => selectedNames.includes(registryName))
      : staleScreens,
    folder,
  )
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
