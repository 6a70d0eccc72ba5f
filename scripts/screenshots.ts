/**
 * `npm run shots [item …]`: pictures of the screens, one per platform and theme, and a card of each for social networks.
 * Without names it takes those that are stale; `--all` takes all, `--from=<folder>` takes them from an export that lies elsewhere,
 * `--stale` (`npm run shots:stale`) only lists them, and fails where there are any: `firebase.json` asks it before a release.
 * Reads the export, writes public/shots/<item>-<mode>-<theme>.webp, public/shots/cards/<item>.jpg, that of the book, and the manifest.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { BOOK_CARD, CARD_SIZE, cardPath, SHOT, shotPath } from '@/lib/media/shot'
import { sectionOf } from '@/lib/site/catalog'
import { KEYS } from '@/lib/storage/types'
import { changeQuery } from '../e2e/support/address'
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
const write = (appPath: string, bytes: Buffer) =>
  writeFileSync(path.join(root, 'public', appPath.slice(1)), bytes)

const visitor = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript((key) => {
    // A document without an origin keeps nothing.
    if (location.protocol !== 'about:') localStorage.setItem(key, 'true')
    // Nothing but the screen itself is fetched.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  }, KEYS.introSeen)
  return context
}

/** Resolves when the page is at rest: alive, its pictures and faces there, nothing moving that will end. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
    })
    const still = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .map((one) => one.effect?.getComputedTiming())
      // What turns for ever, and the clock of a splash screen, are not waited for.
      .every((timing) => Number(timing?.activeDuration ?? 0) > 2500)
    const ready = document.querySelector('html[data-ready]') !== null
    return ready && still && document.fonts.status === 'loaded' && near.every((image) => image.complete)
  })

/** Holds a splash screen at the moment at which everything that comes in has come, and waits until that is seen. */
const arrived = (page: Page) =>
  page.waitForFunction(() => {
    const entrances = document.getAnimations().filter((one) => one instanceof CSSAnimation)
    let held = entrances.length > 0
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime)
      // The clock of the screen is none of the style sheet's, and stays where it is.
      const isEntrance = animation instanceof CSSAnimation && Number.isFinite(end)
      if (animation.playState === 'paused' && (!isEntrance || animation.currentTime === end)) continue
      held = false
      animation.pause()
      if (isEntrance) animation.currentTime = end
    }
    return held
  })

async function shoot(
  page: Page,
  base: string,
  { item, route }: Pictured,
): Promise<Record<'ios' | 'md', Buffer>> {
  const light: Partial<Record<'ios' | 'md', Buffer>> = {}
  // A splash screen is over soon: each look is a visit of its own, at a slower pace.
  const passes = route.section === 'splashScreens'
  for (const [index, look] of looks.entries()) {
    const { mode, theme } = look
    if (passes || index === 0) {
      const query = new URLSearchParams({
        dir: 'ltr',
        full: '1',
        motion: passes ? '0.2' : 'reduced',
        ...look,
      })
      await page.goto(`${new URL(route.path.slice(1), base)}?${query}`)
    } else {
      await changeQuery(page, look)
      // The style sheets of the other platform are fetched before it is shown.
      await page.locator(`html[data-mode=${mode}][data-theme=${theme}]`).waitFor({ state: 'attached' })
    }
    await settled(page)
    if (passes) {
      // A first visit still fetches what may draw the screen anew.
      await page.waitForLoadState('networkidle')
      await arrived(page)
    }
    const webp = await toWebp(await page.screenshot())
    write(shotPath(item, mode, theme), webp)
    if (theme === 'light') light[mode] = webp
  }
  return light as Record<'ios' | 'md', Buffer>
}

/** Takes the pictures that were asked for; after each screen the manifest knows of it, so a stop loses nothing. */
async function take(wanted: Pictured[], folder: string | undefined): Promise<void> {
  if (!folder) await ensureBuilt()
  mkdirSync(path.join(root, 'public/shots/cards'), { recursive: true })
  const browser = await launchGpuChromium()
  const site = await serve({ folder, basePath: readSettings().basePath })
  try {
    const page = await (await visitor(browser, SHOT)).newPage()
    const easel = await (await visitor(browser, CARD_SIZE)).newPage()
    const known = new Set(pictured().map(({ item }) => item))
    for (const shot of wanted) {
      const digest = digestOfScreen(shot.route)
      const { ios, md } = await shoot(page, site.url, shot)
      const section = sectionOf(shot.route.section ?? '')?.title ?? 'Typography'
      const card = async (item: string, title: string, about: string) =>
        write(cardPath(item), await toJpeg(await drawCard(easel, { title, section: about }, { ios, md })))
      await card(shot.item, shot.route.title, section)
      if (shot.item === BOOK_CARD.shows)
        await card(BOOK_CARD.item, BOOK_CARD.title, 'Every screen at its own address')
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

async function run(asked: string[]): Promise<void> {
  const stale = staleShots(readManifest())
  if (asked.includes('--stale')) {
    for (const { item } of stale) console.log(item)
    console.log(
      stale.length === 0 ? 'All pictures show the screens as they are.' : `${stale.length} are stale.`,
    )
    // For a release, which is all that asks: nothing is published with pictures of yesterday.
    if (stale.length > 0) process.exitCode = 1
    return
  }
  const all = pictured()
  const names = asked.filter((name) => !name.startsWith('--'))
  const picked = selectNames(
    names,
    all.map(({ item }) => item),
    'item',
  )
  const folder = asked.find((name) => name.startsWith('--from='))?.slice('--from='.length)
  const named = names.length > 0 || asked.includes('--all')
  await take(named ? all.filter(({ item }) => picked.includes(item)) : stale, folder)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
