/**
 * Counts dropped frames of page transitions, alerts, action sheets, and sheets at a quarter of the CPU speed. The runs alternate
 * between the current and the previous generation of each platform, on one machine. The counts are of compositor frames, from
 * the browser's own trace. Builds the site if needed. Prints a table, writes bench/results/frames.json, and fails if an action
 * drops more than one additional frame in the current generation, compared with the previous one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { rootFolder } from '../scripts/settings'
import { median } from './engines/figures'
import { formatTable } from './table'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
/**
 * Number of frames that the current generation may drop in addition to those of the previous generation. Two runs of the same
 * page can differ by this number.
 */
const MAX_EXTRA_DROPPED_FRAMES = 1
/** The generations of each platform as query parameters: the current one and the previous one. */
const PLATFORMS = {
  iOS: { current: 'mode=ios&ios=26', previous: 'mode=ios&ios=18' },
  Material: { current: 'mode=md&md=expressive', previous: 'mode=md&md=baseline' },
} as const
const ACTIONS = [
  'back',
  'forward',
  'alertIn',
  'alertOut',
  'actionSheetIn',
  'actionSheetOut',
  'sheetIn',
  'sheetOut',
] as const
const ACTION_LABELS: Record<(typeof ACTIONS)[number], string> = {
  back: 'page transition back',
  forward: 'page transition forward',
  alertIn: 'alert opens',
  alertOut: 'alert closes',
  actionSheetIn: 'action sheet opens',
  actionSheetOut: 'action sheet closes',
  sheetIn: 'sheet opens at half height',
  sheetOut: 'sheet closes',
}
/** Categories of the trace that contain frames; `-*` excludes all other categories. */
const TRACE_CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame']

/** Opens a page, waits until it has loaded its code, adds the measured actions to its `window`, and slows down its CPU. */
const openPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  // The key that is stored after the newsletter has been offered, so that no offer opens during the measurement.
  await context.addInitScript(() => localStorage.setItem('mailChimpLocal', 'true'))
  // tsx wraps named functions in a helper that does not exist in pages.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const getOverlays = () => window.patternbook?.overlays as NonNullable<Window['patternbook']>['overlays']
    const clickLink = (selector: string) => () =>
      new Promise<void>((resolve) => {
        document.addEventListener('patternbook:did-enter', () => resolve(), { once: true })
        document.querySelector<HTMLElement>(`[data-page-slot]:not([inert]) ${selector}`)?.click()
      })
    const texts = { header: 'Hold this room?', message: 'Nothing is charged.' }
    const buttons = ['Share', 'Cancel', 'Ok'].map((text) => ({ text }))
    const dismiss = () => getOverlays().dismiss(undefined, undefined, { id: 'bench' })
    Object.assign(window, {
      back: clickLink('[data-back]'),
      forward: clickLink('a[href*="/login/0"]'),
      alertIn: () => getOverlays().alert({ ...texts, buttons, id: 'bench' }).presented,
      alertOut: dismiss,
      actionSheetIn: () => getOverlays().actionSheet({ ...texts, buttons, id: 'bench' }).presented,
      actionSheetOut: dismiss,
      sheetIn: () =>
        getOverlays().modal({
          label: texts.header,
          content: texts.message,
          presentation: 'sheet',
          breakpoints: [0, 0.5, 1],
          initialBreakpoint: 0.5,
          id: 'bench',
        }).presented,
      sheetOut: dismiss,
    })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

const runAction = (page: Page, action: string) =>
  page.evaluate(async (name) => {
    await (window as unknown as Record<string, () => Promise<unknown>>)[name]?.()
  }, action)

/** Runs an action. Returns the numbers of frames that the compositor dropped and drew during the action. */
async function countFrames(browser: Browser, page: Page, action: string) {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await runAction(page, action)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] }
  const count = (name: string) => trace.traceEvents.filter((event) => event.name === name).length
  return { droppedFrames: count('DroppedFrame'), drawnFrames: count('DrawFrame') }
}

/** Runs the benchmark. Returns true if no action drops more frames than the tolerance allows. */
export async function benchmarkFrames(): Promise<boolean> {
  await ensureBuilt()
  const site = await serve()
  const browser = await launchChromium()
  const results = new Map<string, { dropped: number[]; drawn: number[] }>()
  try {
    for (const [platform, generations] of Object.entries(PLATFORMS)) {
      const pages = new Map<string, Page>()
      for (const [name, query] of Object.entries(generations)) {
        const page = await openPage(browser, `${site.url}login/0/?${query}&theme=light&menu=closed`)
        // The first run of each action loads its code.
        for (const action of ACTIONS) await runAction(page, action)
        pages.set(name, page)
      }
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, page] of pages) {
          await page.bringToFront()
          for (const action of ACTIONS) {
            const key = `${platform} ${name} ${action}`
            const counts = await countFrames(browser, page, action)
            const samples = results.get(key) ?? { dropped: [], drawn: [] }
            results.set(key, samples)
            samples.dropped.push(counts.droppedFrames)
            samples.drawn.push(counts.drawnFrames)
            await page.waitForTimeout(150)
          }
        }
      for (const page of pages.values()) await page.context().close()
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
  const medianOf = (key: string, counter: 'dropped' | 'drawn') => median(results.get(key)?.[counter] ?? [])
  const rows = Object.keys(PLATFORMS).flatMap((platform) =>
    ACTIONS.map((action) => {
      const [current, previous] = ['current', 'previous'].map((name) => `${platform} ${name} ${action}`) as [
        string,
        string,
      ]
      return {
        platform,
        action: ACTION_LABELS[action],
        dropped: medianOf(current, 'dropped'),
        drawn: medianOf(current, 'drawn'),
        previousDropped: medianOf(previous, 'dropped'),
        previousDrawn: medianOf(previous, 'drawn'),
      }
    }),
  )
  const isWithinTolerance = (row: (typeof rows)[number]) =>
    row.dropped <= row.previousDropped + MAX_EXTRA_DROPPED_FRAMES
  console.log(`Medians of ${ROUNDS} at CPU ÷ ${CPU_SLOWDOWN}: frames dropped / drawn.\n`)
  console.log(
    formatTable(
      ['platform', 'action', 'current generation', 'previous generation', ''],
      rows.map((row) => [
        row.platform,
        row.action,
        `${row.dropped} / ${row.drawn}`,
        `${row.previousDropped} / ${row.previousDrawn}`,
        isWithinTolerance(row) ? '✓' : '✗',
      ]),
    ),
  )
  mkdirSync(path.join(rootFolder, 'bench/results'), { recursive: true })
  writeFileSync(path.join(rootFolder, 'bench/results/frames.json'), JSON.stringify(rows, null, 2))
  return rows.every(isWithinTolerance)
}
