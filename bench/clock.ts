/**
 * Measures main-thread time and response times of the built site and of Ionic's page (bench/engines), alternating on one machine.
 * Reads out/, so build first. Prints a table, writes bench/results/clock.json, and fails if a limit is exceeded and `reasons` has no entry for it.
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { outFolder, root } from '../scripts/settings'
import { median } from './engines/columns'
import { installPeers } from './engines/install'
import { buildPages, pagesFolder } from './engines/pages'
import { buildFloor, floorFolder } from './floor'
import { table } from './table'

const ROUNDS = 5
/** How much slower the processor runs while response times are measured. */
const THROTTLE = 4
/** The network during the first tap: 1.6 Mbps, in bytes per second, and the round-trip time, in ms. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
/** CPU time is counted until this time after the load event, ms. Prefetching starts later. */
const AFTER_LOAD_MS = 2200
/**
 * CPU time is counted until this time after the end of an opening, ms, so that subsequent effects and layouts are
 * included.
 */
const SETTLE_MS = 150
/** How long after the first change frames are recorded, ms, so that the whole transition is included. */
const MOVING_MS = 1000
const FIRST_SCREEN = 'login/0/'

const ROWS = {
  load: 'CPU of a load, 1×',
  loadScript: '… of it script',
  loadStyle: '… of it style and layout',
  early: 'first tap, right after the load',
  sinceOpened: 'the same, from opening the first page',
  late: 'first tap, two seconds after the load',
  gapCold: 'longest main-thread gap, first tap after two seconds',
  gap: 'longest main-thread gap, warm',
  there: 'CPU of a page transition forward, 1×',
  back: 'CPU of a page transition back, 1×',
  alertIn: 'CPU of opening an alert, 1×',
  alertOut: 'CPU of closing an alert, 1×',
} as const
type Row = keyof typeof ROWS
type Samples = Partial<Record<Row, number[]>>

/** The Ionic figure of the same run that a row is compared with, and the allowed factor. Rows without a limit are for information. */
const limits: Partial<Record<Row, { beside: Row; times: number }>> = {
  load: { beside: 'load', times: 0.97 },
  early: { beside: 'early', times: 1 },
  sinceOpened: { beside: 'sinceOpened', times: 1 },
  late: { beside: 'late', times: 0.5 },
  gap: { beside: 'gap', times: 1.5 },
  // Our transition also updates the history, and its pages have a different size, so it is compared with the cheapest opening.
  there: { beside: 'alertIn', times: 2.35 },
  back: { beside: 'alertIn', times: 2.35 },
  alertIn: { beside: 'alertIn', times: 1.18 },
  alertOut: { beside: 'alertOut', times: 1.18 },
}

/** The known reasons for exceeded limits. */
const reasons: Partial<Record<Row, string>> = {
  load: 'an empty document takes 35 ms and the page without scripts 130 ms; the rest is compiling, evaluating, and hydrating React and the Next.js runtime, about half of it lazy compilation',
  early:
    'the page can be tapped before its scripts have started, so the browser loads the next page as a document; Ionic shows nothing until its scripts run',
  sinceOpened:
    'the next page is a second document, and the first one has already used a quarter of the processor for its own layout',
  late: 'the code of the next page has been prefetched since hydration; React renders it, and the browser lays it out, at a quarter of the speed',
  gap: 'React renders the next page and the browser styles and lays it out in one task, at a quarter of the speed',
  there:
    'React renders the next page, and the browser fetches and decodes the site icon after each change of the URL',
  back: 'the previous page is styled again when it is shown, and the browser decodes the site icon after each change of the URL',
  alertIn:
    'the page behind it becomes inert, so the browser restyles it; Ionic only hides it from screen readers',
  alertOut:
    'the page behind it is restyled when it is no longer inert; Ionic only hides it from screen readers',
}

declare global {
  interface Window {
    /** Time from the tap to the end of the first frame that shows the next page, ms. */
    firstChange?: number
    /** Time from opening the first page to the end of the same frame, ms. */
    sinceOpened?: number
    /** The longest time between two frames since the tap, ms. */
    longestGap?: number
  }
}

/** The sum of times of the main thread since the page was opened, ms. */
const cpu = async (session: CDPSession, ...names: string[]) => {
  const { metrics } = await session.send('Performance.getMetrics')
  const parts = names.length > 0 ? names : ['TaskDuration']
  const seconds = (part: string) => metrics.find(({ name }) => name === part)?.value ?? Number.NaN
  return parts.reduce((sum, part) => sum + seconds(part) * 1000, 0)
}

/** A page in its own context, with CPU time measurement enabled. */
const opened = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  // Marks the newsletter as already offered; otherwise it would open over the measured page.
  await context.addInitScript(() => localStorage.setItem('mailChimpLocal', 'true'))
  // tsx wraps named functions in a helper that does not exist in pages.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, session }
}

/**
 * Records when a page first changes after a tap: the next page appears, or the current one begins to fade, which happens
 * first in Material 3 Expressive. A tap before the scripts have started loads the next page as a document; its first paint with content
 * counts then. Also records the longest time between two frames since the tap. Runs in every document of the page.
 */
const watchTap = ({ next, current }: Pick<Site, 'next' | 'current'>) => {
  sessionStorage.opened ??= performance.timeOrigin
  const seen = (time: number) => {
    window.firstChange = time - Number(sessionStorage.tapped)
    window.sinceOpened = time - Number(sessionStorage.opened)
  }
  if (sessionStorage.tapped) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) seen(performance.timeOrigin + paint.startTime)
    }).observe({ type: 'paint', buffered: true })
    return
  }
  const tap = (event: PointerEvent) => {
    sessionStorage.tapped = String(performance.timeOrigin + event.timeStamp)
    let last = performance.now()
    window.longestGap = 0
    const frames = () => {
      const now = performance.now()
      window.longestGap = Math.max(window.longestGap ?? 0, now - last)
      last = now
      requestAnimationFrame(frames)
    }
    requestAnimationFrame(frames)
    const opacity = (selector: string, absent: number) => {
      const element = document.querySelector(selector)
      return element ? Number(getComputedStyle(element).opacity) : absent
    }
    const look = () => {
      if (opacity(next, 0) <= 0.011 && opacity(current, 1) === 1) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => seen(performance.timeOrigin + performance.now())
      return port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerup', tap, { capture: true, once: true })
}

/** Runs an action in the page and returns the longest time between two frames during it, ms. */
const gapOf = (page: Page, action: string): Promise<number> =>
  page.evaluate(async (source) => {
    let longest = 0
    let last = performance.now()
    let over = false
    const tick = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      if (!over) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const actions = window as unknown as Record<string, () => Promise<unknown>>
    await actions[source]?.()
    over = true
    return longest
  }, action)

/** What is measured: the URL, the element to tap, the two pages, and how its parts are opened and closed. */
type Site = { url: string; link: string; current: string; next: string; prepare(page: Page): Promise<void> }

const ours = (url: string): Site => ({
  url: url + FIRST_SCREEN,
  link: '[data-back]',
  current: '[data-page-slot]:nth-of-type(1)',
  next: '[data-page-slot]:nth-of-type(2):not(.hidden)',
  prepare: (page) =>
    page.evaluate(() => {
      const overlays = () => window.patternbook?.overlays as NonNullable<Window['patternbook']>['overlays']
      const follow = (link: string) => () =>
        new Promise<void>((resolve) => {
          document.addEventListener('patternbook:did-enter', () => resolve(), { once: true })
          document.querySelector<HTMLElement>(`[data-page-slot]:not([inert]) ${link}`)?.click()
        })
      const words = { header: 'Hold this room?', message: 'Nothing is charged.', buttons: ['Cancel', 'Ok'] }
      Object.assign(window, {
        back: follow('[data-back]'),
        there: follow('a[href*="/login/0"]'),
        alertIn: () => overlays().alert({ ...words, id: 'bench' }).presented,
        alertOut: () => overlays().dismiss(undefined, undefined, { id: 'bench' }),
      })
    }),
})

const ionic = (url: string): Site => ({
  url: `${url}ionic.html`,
  link: '#go',
  current: 'page-first',
  next: 'page-second',
  prepare: (page) =>
    page.evaluate(() => {
      const { ionic: subject } = window.subjects
      document.getElementById('go')?.addEventListener('click', () => void subject?.open('page'))
      Object.assign(window, {
        there: () => subject?.open('page'),
        back: () => subject?.close(),
        alertIn: () => subject?.open('alert'),
        alertOut: () => subject?.close(),
      })
    }),
})

const call = (page: Page, action: string) =>
  page.evaluate(
    (name) => (window as unknown as Record<string, () => Promise<unknown>>)[name]?.().then(() => undefined),
    action,
  )

async function loadCost(
  browser: Browser,
  url: string,
): Promise<Record<'load' | 'loadScript' | 'loadStyle', number>> {
  const { context, page, session } = await opened(browser)
  await page.goto(url)
  await page.waitForTimeout(AFTER_LOAD_MS)
  const costs = {
    load: await cpu(session),
    loadScript: await cpu(session, 'ScriptDuration'),
    loadStyle: await cpu(session, 'RecalcStyleDuration', 'LayoutDuration'),
  }
  await context.close()
  return costs
}

/** Taps a link `wait` ms after the load; returns the time to the first change since the tap and since the page was opened, and the longest gap, ms. */
async function firstTap(
  browser: Browser,
  site: Site,
  wait: number,
): Promise<{ time: number; sinceOpened: number; gap: number }> {
  const { context, page, session } = await opened(browser)
  await page.addInitScript(watchTap, { next: site.next, current: site.current })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.goto(site.url)
  if (site.link === '#go') await site.prepare(page)
  const box = await page.locator(site.link).first().boundingBox()
  await page.waitForTimeout(wait)
  if (!box) throw new Error(`Patternbook: ${site.url} has no ${site.link} to tap.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => window.firstChange, undefined, { timeout: 20_000 })
  await page.waitForTimeout(MOVING_MS)
  const times = await page.evaluate(() => ({
    time: Number(window.firstChange),
    sinceOpened: Number(window.sinceOpened),
    gap: Number(window.longestGap),
  }))
  await context.close()
  return times
}

/** Opens and closes parts on one warm page of each site, alternating. */
async function openings(browser: Browser, sites: Record<string, Site>, results: Record<string, Samples>) {
  const pages = new Map<string, Awaited<ReturnType<typeof opened>>>()
  for (const [name, site] of Object.entries(sites)) {
    const session = await opened(browser)
    pages.set(name, session)
    await session.page.goto(site.url)
    await session.page.waitForTimeout(6000)
    await site.prepare(session.page)
    const steps = name === 'ours' ? ['back', 'there'] : ['there', 'back']
    for (const step of [...steps, ...steps, 'alertIn', 'alertOut']) await call(session.page, step)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { page, session }] of pages) {
      await page.bringToFront()
      const steps = name === 'ours' ? (['back', 'there'] as const) : (['there', 'back'] as const)
      const samples = results[name] as Samples
      for (const step of [...steps, 'alertIn', 'alertOut'] as const) {
        const before = await cpu(session)
        await call(page, step)
        await page.waitForTimeout(SETTLE_MS)
        note(samples, step, (await cpu(session)) - before)
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
      for (const step of steps) {
        note(samples, 'gap', await gapOf(page, step))
        await page.waitForTimeout(SETTLE_MS)
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  for (const { context } of pages.values()) await context.close()
}

const note = (samples: Samples, row: Row, figure: number) => {
  samples[row] = [...(samples[row] ?? []), figure]
}

/** Runs the measurement; returns true if every limit is met or its miss has a reason. */
export async function clock(): Promise<boolean> {
  if (!existsSync(outFolder))
    throw new Error('Patternbook: out/ contains no export. Run npm run build first.')
  installPeers()
  await buildPages(['ionic'])
  buildFloor()
  const servers = [await serve(), await serve({ folder: pagesFolder }), await serve({ folder: floorFolder })]
  const [site, peers, bare] = servers.map(({ url }) => url) as [string, string, string]
  const bareLoads: number[] = []
  const sites = { ours: ours(site), ionic: ionic(peers) }
  const results: Record<keyof typeof sites, Samples> = { ours: {}, ionic: {} }
  const browser = await launchChromium()
  try {
    for (let round = 0; round < ROUNDS; round++) {
      bareLoads.push((await loadCost(browser, bare)).load)
      for (const name of ['ours', 'ionic'] as const) {
        const costs = await loadCost(browser, sites[name].url)
        for (const row of ['load', 'loadScript', 'loadStyle'] as const) note(results[name], row, costs[row])
        const early = await firstTap(browser, sites[name], 0)
        note(results[name], 'early', early.time)
        note(results[name], 'sinceOpened', early.sinceOpened)
        const late = await firstTap(browser, sites[name], 2000)
        note(results[name], 'late', late.time)
        note(results[name], 'gapCold', late.gap)
      }
    }
    await openings(browser, sites, results)
  } finally {
    await browser.close()
    for (const server of servers) await server.close()
  }
  const middle = (name: keyof typeof sites, row: Row) => median(results[name][row] ?? [])
  const rows = (Object.keys(ROWS) as Row[]).map((row) => {
    const limit = limits[row]
    const share = middle('ours', row) / middle('ionic', limit?.beside ?? row)
    return { row, share, ...limit, reached: !limit || share <= limit.times }
  })
  console.log(`Medians of ${ROUNDS}, ms. Response times: CPU ÷ ${THROTTLE}; first taps also at 1.6 Mbps.\n`)
  console.log(
    table(
      ['row', 'ours', 'Ionic', 'compared with', 'ratio', 'limit'],
      rows.map(({ row, share, times, beside, reached }) => [
        ROWS[row],
        String(Math.round(middle('ours', row))),
        String(Math.round(middle('ionic', row))),
        `Ionic’s ${ROWS[beside ?? row]}`,
        share.toFixed(2),
        times === undefined ? '' : `${reached ? '✓' : '≠'} ${times}`,
      ]),
    ),
  )
  console.log(`CPU of a load of a bare Next.js page (bench/floor), 1×: ${Math.round(median(bareLoads))} ms`)
  for (const { row, reached } of rows)
    if (!reached) console.log(`≠ ${ROWS[row]}: ${reasons[row] ?? '✗ no reason in bench/clock.ts'}`)
  writeFileSync(
    path.join(root, 'bench/results/clock.json'),
    JSON.stringify({ rows, results, bareLoads }, null, 2),
  )
  return rows.every(({ row, reached }) => reached || reasons[row] !== undefined)
}
