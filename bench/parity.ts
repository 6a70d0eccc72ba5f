/**
 * Runs the same calls against Ionic's engine and ours, in one page, and compares the names and order of events, data, roles, the results of promises,
 * and what is removed from the document. Prints the differences; fails if a difference is not listed in bench/parity/improvements.ts.
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

/** The viewport of a phone, which both engines use in turn, CSS px. */
const WINDOW = { width: 390, height: 844 }
/** Number of pages that run scenarios in parallel: most of their time is spent waiting for animations. */
const PAGES = 8

/** A page with both engines and the scripts, and with real touch and keyboard input. */
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

/** Waits until both engines and the scripts are loaded. */
async function ready(page: Page, origin: string) {
  await page.waitForFunction(() => window.patternbook && window.subjects?.ionic && window.subjects.ours)
  await page.addScriptTag({ type: 'module', url: `${origin}script.js` })
  await page.waitForFunction(() => window.scenarios)
}

/** Runs one scenario with one engine; the page is reloaded if an overlay or menu remains open. */
async function linesOf(
  page: Page,
  origin: string,
  { title, reducedMotion }: Named,
  engine: 'ionic' | 'ours',
) {
  await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' })
  const { lines, busy } = await page
    .evaluate(([name, which]) => window.runScenario(name, which), [title, engine] as const)
    .catch((error: unknown) => ({ lines: [`the page was closed: ${error}`], busy: true }))
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
  const improvement = improvements[scenario.title]
  const { only } = improvement ?? {}
  const differsMore =
    only !== undefined &&
    !same(
      theirs.map((line) => line.replaceAll(...only)),
      own,
    )
  return { title: scenario.title, theirs, own, equal, improvement, differsMore }
}

/** Whether a scenario had the expected result. */
const expected = ({ equal, improvement, differsMore }: Result) =>
  equal === (improvement === undefined) && !differsMore

/** Runs all scenarios with both engines; returns true if the differences are exactly those on the list. */
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
          // Unexpected results are checked once more, because a blocked machine may have missed a frame.
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
  improvement?: Improvement
  /** Whether they differ in more than the listed improvement. */
  differsMore: boolean
}

function report(results: Result[], problems: string[]): boolean {
  for (const result of results.filter(({ equal }) => !equal)) {
    const { title, theirs, own, improvement, differsMore } = result
    console.log(`\n${expected(result) ? '≠' : '✗'} ${title}`)
    console.log(
      improvement ? `  ${improvement.topic}: ${improvement.why}` : '  not on the list of improvements',
    )
    if (differsMore) console.log(`  differs in more than ${improvement?.only?.join(' and ')}`)
    for (let line = 0; line < Math.max(theirs.length, own.length); line++)
      if (theirs[line] !== own[line])
        console.log(`  Ionic: ${theirs[line] ?? '—'}\n  ours:  ${own[line] ?? '—'}`)
  }
  const different = results.filter(({ equal }) => !equal)
  const improved = different.filter(expected)
  const unused = Object.keys(improvements).filter(
    (title) => !different.some((result) => result.title === title),
  )
  console.log(
    `\n${table(
      ['scenario', 'outcome'],
      results.map((result) => [
        result.title,
        result.equal ? 'equal' : expected(result) ? 'improved' : 'DIFFERS',
      ]),
    )}`,
  )
  console.log(
    `\n${table(
      ['improvement', 'differences'],
      TOPICS.map((topic) => [
        topic,
        improved.filter(({ improvement }) => improvement?.topic === topic).length,
      ]),
    )}\n`,
  )
  for (const title of unused) console.log(`✗ listed as an improvement, but there is no difference: ${title}`)
  for (const problem of problems) console.log(`✗ error in the page: ${problem}`)
  mkdirSync(path.join(root, 'bench/results'), { recursive: true })
  writeFileSync(path.join(root, 'bench/results/parity.json'), JSON.stringify(results, null, 2))
  const wrong = different.length - improved.length
  const passed = wrong + unused.length + problems.length === 0
  console.log(
    `\n${passed ? '✓' : '✗'} ${results.length - different.length} of ${results.length} equal, ${improved.length} improved, ${wrong} different`,
  )
  return passed
}
