/**
 * `npm run screenshots [item …]`: takes screenshots of screens, one per platform and theme, and creates a card of each screen for
 * social networks. Without names, it does so for the screens whose pictures are out of date, and with `--all` for all screens.
 * `--from=<folder>` uses another export. `--stale` (`npm run screenshots:stale`, which `firebase.json` runs before a release) only lists
 * the screens whose pictures are out of date, and fails if there are any. Reads the export, writes the pictures
 * (public/shots/<item>-<mode>-<theme>.webp), the cards (public/shots/cards/<item>.jpg), the card of the site, and the manifest.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import { CARD_SIZE, cardPath, SHOT, SITE_CARD, shotPath } from '@/lib/media/shot'
import { sectionOf } from '@/lib/site/catalog'
import { KEYS } from '@/lib/storage/types'
import { changeQuery } from '../e2e/support/change-query'
import { launchGpuChromium } from './chromium'
import { ensureBuilt } from './ensure-built'
import { formatError } from './format-error'
import { drawCard } from './screenshots/card'
import { toJpeg, toWebp } from './screenshots/encode'
import {
  digestOfScreen,
  manifestFile,
  type Pictured,
  pictured,
  readManifest,
  staleShots,
} from './screenshots/manifest'
import { selectNames } from './select-names'
import { serve } from './serve'
import { readSettings, root } from './settings'

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => ({ mode, theme })),
)
/** The name of the button that opens the overlay of a screen, so that the pictures of the screen show the overlay. */
const OPENS: Readonly<Record<string, string | RegExp>> = {
  'action-sheet-0': 'More options',
  'action-sheet-1': 'More options',
  'action-sheet-2': /^More options/,
  'alert-0': /The Sage Suite/,
  'alert-1': /Alta Via/,
  'alert-2': /One roll, one week/,
}
/** Distance that the second row of a screen is swiped to the right for its pictures, px; negative to the left. */
const SWIPES: Readonly<Record<string, number>> = {
  'swipe-to-dismiss-0': -160,
  'swipe-to-dismiss-1': -160,
  'swipe-to-dismiss-2': 160,
}
const write = (appPath: string, bytes: Buffer) =>
  writeFileSync(path.join(root, 'public', appPath.slice(1)), bytes)

const visitor = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript((key) => {
    // A document without an origin has no storage.
    if (location.protocol !== 'about:') localStorage.setItem(key, 'true')
    // Pretends that the visitor saves data, so that the site does not preload other screens.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  }, KEYS.introSeen)
  return context
}

/** Waits until the page is hydrated, its pictures, fonts, and maps are loaded, and no animation that ends soon is running. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
    })
    const idle = document
      .getAnimations()
      // Animations that follow a scroll position never end.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => animation.effect?.getComputedTiming())
      // Ignores endless animations and the timer of a splash screen, which takes longer than this.
      .every((timing) => Number(timing?.activeDuration ?? 0) > 2500)
    const ready =
      document.querySelector('html[data-ready]') !== null &&
      // The code of a map is loaded when the map is near the viewport; until then, the map is a picture.
      [...document.querySelectorAll('section.street-plan')].every(
        (map) => map.getBoundingClientRect().top >= innerHeight || map.querySelector('.plan-pin svg'),
      )
    return ready && idle && document.fonts.status === 'loaded' && near.every((image) => image.complete)
  })

/** Pauses all animations of a splash screen, seeks its entrances to their ends, and waits until that has happened. */
const arrived = (page: Page) =>
  page.waitForFunction(() => {
    const entrances = document.getAnimations().filter((animation) => animation instanceof CSSAnimation)
    let held = entrances.length > 0
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime)
      // The timer of the screen is not a CSS animation. It is only paused.
      const isEntrance = animation instanceof CSSAnimation && Number.isFinite(end)
      if (animation.playState === 'paused' && (!isEntrance || animation.currentTime === end)) continue
      held = false
      animation.pause()
      if (isEntrance) animation.currentTime = end
    }
    return held
  })

/** Drags the second row until its buttons are visible. */
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

async function shoot(page: Page, base: string, { item, route }: Pictured): Promise<Record<Mode, Buffer>> {
  const light: Partial<Record<Mode, Buffer>> = {}
  // A splash screen leads to another page soon, so each look is a separate visit with slower animations.
  const passes = route.section === 'splashScreens'
  const opens = OPENS[item]
  const swiped = SWIPES[item]
  for (const [index, look] of looks.entries()) {
    const { mode, theme } = look
    if (passes || opens || swiped !== undefined || index === 0) {
      const query = new URLSearchParams({
        dir: 'ltr',
        full: '1',
        motion: passes ? '0.2' : 'reduced',
        ...look,
      })
      await page.goto(`${new URL(route.path.slice(1), base)}?${query}`)
    } else {
      await changeQuery(page, look)
      // The attributes change after the style sheets of the other platform have loaded.
      await page.locator(`html[data-mode=${mode}][data-theme=${theme}]`).waitFor({ state: 'attached' })
    }
    await settled(page)
    if (passes) {
      // On a first visit, late requests may render the screen again.
      await page.waitForLoadState('networkidle')
      await arrived(page)
    }
    if (opens) {
      await page.getByRole('button', { name: opens }).first().click()
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
      await settled(page)
    }
    if (swiped !== undefined) {
      await swipeRow(page, swiped)
      await settled(page)
    }
    const webp = await toWebp(await page.screenshot())
    write(shotPath(item, mode, theme), webp)
    if (theme === 'light') light[mode] = webp
  }
  return light as Record<Mode, Buffer>
}

/** Takes the requested screenshots. Writes the manifest after each screen, so that an interrupted run keeps its results. */
async function take(wanted: Pictured[], folder: string | undefined): Promise<void> {
  if (!folder) await ensureBuilt()
  mkdirSync(path.join(root, 'public/shots/cards'), { recursive: true })
  const browser = await launchGpuChromium()
  const site = await serve({ folder, basePath: readSettings().basePath })
  try {
    const page = await (await visitor(browser, SHOT)).newPage()
    const cardPage = await (await visitor(browser, CARD_SIZE)).newPage()
    const known = new Set(pictured().map(({ item }) => item))
    for (const shot of wanted) {
      const digest = digestOfScreen(shot.route)
      const { ios, md } = await shoot(page, site.url, shot)
      const section = sectionOf(shot.route.section ?? '')?.title ?? 'Typography'
      const card = async (item: string, title: string, about: string) =>
        write(cardPath(item), await toJpeg(await drawCard(cardPage, { title, section: about }, { ios, md })))
      await card(shot.item, shot.route.title, section)
      if (shot.item === SITE_CARD.shows)
        await card(SITE_CARD.item, SITE_CARD.title, 'Every screen at its own URL')
      const manifest = Object.entries({ ...readManifest(), [shot.item]: digest }).filter(([item]) =>
        known.has(item),
      )
      const lines = JSON.stringify(Object.fromEntries(manifest.sort()), null, 2)
      writeFileSync(path.join(root, manifestFile), `${lines}\n`)
      console.log(`${shot.item}: ${looks.length} pictures and a card`)
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
}

async function run(args: string[]): Promise<void> {
  const stale = staleShots(readManifest())
  if (args.includes('--stale')) {
    for (const { item } of stale) console.log(item)
    console.log(
      stale.length === 0
        ? 'All screenshots are up to date.'
        : `Screenshots that are out of date: ${stale.length}.`,
    )
    // A release must not be published with outdated screenshots.
    if (stale.length > 0) process.exitCode = 1
    return
  }
  const all = pictured()
  const names = args.filter((name) => !name.startsWith('--'))
  const picked = selectNames(
    names,
    all.map(({ item }) => item),
    'item',
  )
  const folder = args.find((name) => name.startsWith('--from='))?.slice('--from='.length)
  const named = names.length > 0 || args.includes('--all')
  await take(named ? all.filter(({ item }) => picked.includes(item)) : stale, folder)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
