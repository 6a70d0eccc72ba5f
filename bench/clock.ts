/**
 * Main-thread time and response times of the built site beside Ionic's page of bench/engines, in turns on one machine.
 * Reads out/, so build first. Prints a table, writes bench/results/clock.json, and fails when a bar is missed that has
 * no reason below.
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
import { table } from './table'

const ROUNDS = 5
/** How much slower the processor runs where response times are measured. */
const THROTTLE = 4
/** The line of the first tap: 1.6 Mbps in bytes per second, and the round trip in ms. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
/** How long the CPU of a load is counted after the load event, ms. Fetching ahead begins later. */
const AFTER_LOAD_MS = 2200
/** How long the CPU of an opening is counted after its end, ms: effects and layouts that follow it are part of it. */
const SETTLE_MS = 150
const FIRST_SCREEN = 'login/0/'

const ROWS = {
  load: 'CPU of a load, 1×',
  early: 'first tap, right after the load',
  late: 'first tap, two seconds later',
  gap: 'longest main-thread gap, warm',
  there: 'CPU of a page transition there, 1×',
  back: 'CPU of a page transition back, 1×',
  alertIn: 'CPU of an alert in, 1×',
  alertOut: 'CPU of an alert out, 1×',
} as const
type Row = keyof typeof ROWS
type Samples = Partial<Record<Row, number[]>>

/** Which figure of Ionic, in the same run, a row is compared with, and how many times that it may be. */
const bars: Record<Row, { beside: Row; times: number }> = {
  load: { beside: 'load', times: 0.97 },
  early: { beside: 'early', times: 1 },
  late: { beside: 'late', times: 0.5 },
  gap: { beside: 'gap', times: 1.5 },
  // Our transition writes the history and moves pages of another size, so it is compared with the cheapest opening.
  there: { beside: 'alertIn', times: 2.35 },
  back: { beside: 'alertIn', times: 2.35 },
  alertIn: { beside: 'alertIn', times: 1.18 },
  alertOut: { beside: 'alertOut', times: 1.18 },
}

/** Why a bar is missed, where that is known. */
const reasons: Partial<Record<Row, string>> = {
  load: 'HTML, styles, fonts and layout alone take more than half of the bar; starting React and the Next.js runtime takes the rest and more',
  early:
    'the code of the next page and of the transition is fetched with the tap: that takes at least one round trip',
  late: 'the task that renders, styles and lays out the next page takes 12 ms at full speed, 48 ms here, before the first frame',
  gap: 'React renders the next page and the browser styles and lays it out in one task, at a quarter of the speed',
  there:
    'React renders the next page, and the browser fetches and decodes the site icon after each change of the address',
  back: 'the page beneath is styled again when it is shown, and the browser decodes the site icon after each change of the address',
  alertIn:
    'the page beneath becomes inert, so the browser styles it again; Ionic hides it from screen readers only',
  alertOut:
    'the page beneath is styled again when it stops being inert; Ionic hides it from screen readers only',
}

declare global {
  interface Window {
    /** Time from the tap to the end of the first frame that shows the next page, ms. */
    firstChange?: number
  }
}

const cpu = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** A page of a context of its own, on which CPU time is counted. */
const opened = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  // The newsletter has been offered: it would open over the page that is measured.
  await context.addInitScript(() => localStorage.setItem('mailChimpLocal', 'true'))
  // tsx wraps named functions in a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, session }
}

/** Notes when the next page can first be seen after a tap: `next` selects it. */
const watchTap = (page: Page, next: string) =>
  page.evaluate((selector) => {
    const tap = (event: PointerEvent) => {
      const look = () => {
        const element = document.querySelector(selector)
        const seen = element && Number(getComputedStyle(element).opacity) > 0.011
        if (!seen) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          window.firstChange = performance.now() - event.timeStamp
        }
        return port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerup', tap, { capture: true, once: true })
  }, next)

/** Runs an action in the page and gives the longest time between two frames while it runs, ms. */
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

/** What is measured: where it is, what to tap, and how its parts are opened and closed. */
type Site = { url: string; link: string; next: string; prepare(page: Page): Promise<void> }

const ours = (url: string): Site => ({
  url: url + FIRST_SCREEN,
  link: '[data-back]',
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

async function loadCost(browser: Browser, site: Site): Promise<number> {
  const { context, page, session } = await opened(browser)
  await page.goto(site.url)
  await page.waitForTimeout(AFTER_LOAD_MS)
  const cost = await cpu(session)
  await context.close()
  return cost
}

async function firstTap(browser: Browser, site: Site, wait: number): Promise<number> {
  const { context, page, session } = await opened(browser)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.goto(site.url)
  if (site.link === '#go') await site.prepare(page)
  await watchTap(page, site.next)
  const box = await page.locator(site.link).first().boundingBox()
  await page.waitForTimeout(wait)
  if (!box) throw new Error(`Patternbook: ${site.url} shows no ${site.link} to tap.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const time = await page
    .waitForFunction(() => window.firstChange, undefined, { timeout: 20_000 })
    .then((handle) => handle.jsonValue())
  await context.close()
  return time ?? Number.NaN
}

/** One page of each, warm: openings in turns. */
async function openings(browser: Browser, sites: Record<string, Site>, results: Record<string, Samples>) {
  const pages = new Map<string, Awaited<ReturnType<typeof opened>>>()
  for (const [name, site] of Object.entries(sites)) {
    const one = await opened(browser)
    pages.set(name, one)
    await one.page.goto(site.url)
    await one.page.waitForTimeout(6000)
    await site.prepare(one.page)
    const steps = name === 'ours' ? ['back', 'there'] : ['there', 'back']
    for (const step of [...steps, ...steps, 'alertIn', 'alertOut']) await call(one.page, step)
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

/** Runs the measurement; true when every bar is reached or its miss has a reason. */
export async function clock(): Promise<boolean> {
  if (!existsSync(outFolder))
    throw new Error('Patternbook: there is no export in out/. Run npm run build first.')
  installPeers()
  await buildPages(['ionic'])
  const servers = [await serve(), await serve({ folder: pagesFolder })]
  const [site, peers] = servers.map(({ url }) => url) as [string, string]
  const sites = { ours: ours(site), ionic: ionic(peers) }
  const results: Record<keyof typeof sites, Samples> = { ours: {}, ionic: {} }
  const browser = await launchChromium()
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'ionic'] as const) {
        note(results[name], 'load', await loadCost(browser, sites[name]))
        note(results[name], 'early', await firstTap(browser, sites[name], 0))
        note(results[name], 'late', await firstTap(browser, sites[name], 2000))
      }
    }
    await openings(browser, sites, results)
  } finally {
    await browser.close()
    for (const server of servers) await server.close()
  }
  const middle = (name: keyof typeof sites, row: Row) => median(results[name][row] ?? [])
  const rows = (Object.keys(ROWS) as Row[]).map((row) => {
    const { beside, times } = bars[row]
    const share = middle('ours', row) / middle('ionic', beside)
    return { row, share, times, beside, reached: share <= times }
  })
  console.log(`Medians of ${ROUNDS}, ms. Times: CPU ÷ ${THROTTLE}; first taps also at 1.6 Mbps.\n`)
  console.log(
    table(
      ['row', 'ours', 'Ionic', 'ours against', 'share', 'bar'],
      rows.map(({ row, share, times, beside, reached }) => [
        ROWS[row],
        String(Math.round(middle('ours', row))),
        String(Math.round(middle('ionic', row))),
        `Ionic’s ${ROWS[beside]}`,
        share.toFixed(2),
        `${reached ? '✓' : '≠'} ${times}`,
      ]),
    ),
  )
  for (const { row, reached } of rows)
    if (!reached) console.log(`≠ ${ROWS[row]}: ${reasons[row] ?? '✗ bench/clock.ts gives no reason'}`)
  writeFileSync(path.join(root, 'bench/results/clock.json'), JSON.stringify({ rows, results }, null, 2))
  return rows.every(({ row, reached }) => reached || reasons[row] !== undefined)
}
