/**
 * The same calls against Ionic's engine and ours, in one page: names and order of the events, data, roles, what promises
 * give, what leaves the document. Prints what differs; fails when a difference is not one of bench/parity/improvements.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { installPeers } from './engines/install'
import { buildPages, pagesFolder } from './engines/pages'
import type { Touch } from './parity/engine'
import { type Improvement, improvements, TOPICS } from './parity/improvements'
import { table } from './table'

/** The window of a phone, which both engines have in turns, CSS px. */
const WINDOW = { width: 390, height: 844 }
/** Pages that go through the scenarios at a time: most of their time is waiting for animations. */
const PAGES = 8

/** A page with both engines and the scripts, and real fingers and keys for them. */
async function openPage(browser: Browser, origin: string, problems: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW, hasTouch: true })
  page.on('pageerror', (error) => problems.push(error.message))
  const session = await page.context().newCDPSession(page)
  let begun = 0
  await page.exposeFunction('touch', async (stroke: readonly Touch[]) => {
    for (const { type, points, time } of stroke) {
      if (type === 'touchStart' && points.length === 1) begun = Date.now() / 1000
      const touchPoints = points.map((point) => ({ ...point }))
      await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + time / 1000 })
    }
  })
  await page.exposeFunction('key', (name: string) => page.keyboard.press(name))
  await page.goto(`${origin}parity.html?mode=ios`)
  await ready(page, origin)
  return page
}

/** Waits until both engines and the scripts are there. */
async function ready(page: Page, origin: string) {
  await page.waitForFunction(() => window.patternbook && window.subjects?.ionic && window.subjects.ours)
  await page.addScriptTag({ type: 'module', url: `${origin}script.js` })
  await page.waitForFunction(() => window.scenarios)
}

/** Puts one engine through one scenario; one that leaves something behind must not meet the next. */
async function linesOf(
  page: Page,
  origin: string,
  { title, reducedMotion }: Named,
  engine: 'ionic' | 'ours',
) {
  await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' })
  const { lines, busy } = await page
    .evaluate(([name, which]) => window.runScenario(name, which), [title, engine] as const)
    .catch((error: unknown) => ({ lines: [`the page has gone: ${error}`], busy: true }))
  if (busy) {
    await page.goto(`${origin}parity.html?mode=ios`)
    await ready(page, origin)
  }
  return lines
}

async function compare(page: Page, origin: string, scenario: Named): Promise<Result> {
  const theirs = await linesOf(page, origin, scenario, 'ionic')
  const own = await linesOf(page, origin, scenario, 'ours')
  const same = (a: string[], b: string[]) => JSON.stringify(a) === JSON.stringify(b)
  const equal = same(theirs, own)
  const meant = improvements[scenario.title]
  const { only } = meant ?? {}
  const beyond =
    only !== undefined &&
    !same(
      theirs.map((line) => line.replaceAll(...only)),
      own,
    )
  return { title: scenario.title, theirs, own, equal, meant, beyond }
}

/** Whether a scenario came out as it is said to. */
const expected = ({ equal, meant, beyond }: Result) => equal === (meant === undefined) && !beyond

/** Puts both engines through all scenarios; true when every difference is meant, and every meant one is there. */
export async function parity(): Promise<boolean> {
  installPeers()
  await buildPages(['ours', 'ionic'])
  await build({
    entryPoints: [path.join(root, 'bench/parity/page.ts')],
    outfile: path.join(pagesFolder, 'script.js'),
    bundle: true,
    format: 'esm',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  const site = await serve({ folder: pagesFolder })
  const browser = await launchChromium()
  try {
    const problems: string[] = []
    const pages = await Promise.all(
      Array.from({ length: PAGES }, () => openPage(browser, site.url, problems)),
    )
    const scenarios = (await pages[0]?.evaluate(() => window.scenarios)) ?? []
    const results: Result[] = []
    const waiting = scenarios.entries()
    await Promise.all(
      pages.map(async (page) => {
        for (const [at, scenario] of waiting) {
          const result = await compare(page, site.url, scenario)
          // Not what is expected: once more, since a machine that stood still may have missed a frame.
          results[at] = expected(result) ? result : await compare(page, site.url, scenario)
        }
      }),
    )
    return report(results, problems)
  } finally {
    await browser.close()
    await site.close()
  }
}

type Named = Window['scenarios'][number]
type Result = {
  title: string
  theirs: string[]
  own: string[]
  equal: boolean
  meant?: Improvement
  /** They differ in more than what is meant. */
  beyond: boolean
}

function report(results: Result[], problems: string[]): boolean {
  for (const result of results.filter(({ equal }) => !equal)) {
    const { title, theirs, own, meant, beyond } = result
    console.log(`\n${expected(result) ? '≠' : '✗'} ${title}`)
    console.log(meant ? `  ${meant.topic}: ${meant.why}` : '  not on the list of improvements')
    if (beyond) console.log(`  differs in more than ${meant?.only?.join(' and ')}`)
    for (let line = 0; line < Math.max(theirs.length, own.length); line++)
      if (theirs[line] !== own[line])
        console.log(`  Ionic: ${theirs[line] ?? '—'}\n  ours:  ${own[line] ?? '—'}`)
  }
  const different = results.filter(({ equal }) => !equal)
  const meant = different.filter(expected)
  const idle = Object.keys(improvements).filter((title) => !different.some((one) => one.title === title))
  console.log(
    `\n${table(
      ['scenario', 'outcome'],
      results.map((one) => [one.title, one.equal ? 'equal' : expected(one) ? 'meant' : 'DIFFERS']),
    )}`,
  )
  console.log(
    `\n${table(
      ['meant', 'differences'],
      TOPICS.map((topic) => [topic, meant.filter((one) => one.meant?.topic === topic).length]),
    )}\n`,
  )
  for (const title of idle) console.log(`✗ listed as an improvement, but there is no difference: ${title}`)
  for (const problem of problems) console.log(`✗ error in the page: ${problem}`)
  mkdirSync(path.join(root, 'bench/results'), { recursive: true })
  writeFileSync(path.join(root, 'bench/results/parity.json'), JSON.stringify(results, null, 2))
  const wrong = different.length - meant.length
  const holds = wrong + idle.length + problems.length === 0
  console.log(
    `\n${holds ? '✓' : '✗'} ${results.length - different.length} of ${results.length} equal, ${meant.length} meant, ${wrong} not`,
  )
  return holds
}
