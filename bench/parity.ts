/**
 * The same calls against Ionic's engine and ours, in one page: names and order of the events, data, roles, what promises
 * give, what leaves the document. Prints what differs; fails when a difference is not one of bench/parity/improvements.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { launchChromium } from '../scripts/chromium'
import { serve } from '../scripts/serve'
import { root } from '../scripts/settings'
import { installPeers } from './engines/install'
import { buildPages, pagesFolder } from './engines/pages'
import { improvements } from './parity/improvements'
import { table } from './table'

/** Puts both engines through all scenarios; true when every difference is meant. */
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
    const page = await browser.newPage({ viewport: { width: 900, height: 800 } })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${site.url}parity.html`)
    await page.waitForFunction(() => window.patternbook && window.subjects?.ionic && window.subjects.ours)
    await page.addScriptTag({ type: 'module', url: `${site.url}script.js` })
    await page.waitForFunction(() => window.scenarios)
    const titles = await page.evaluate(() => window.scenarios.map(({ title }) => title))
    const results = []
    for (const title of titles) {
      await page.emulateMedia({ reducedMotion: title === 'with reduced motion' ? 'reduce' : 'no-preference' })
      const run = (engine: 'ionic' | 'ours') =>
        page.evaluate(([name, which]) => window.runScenario(name, which), [title, engine] as const)
      const [theirs, own] = [await run('ionic'), await run('ours')]
      const equal = JSON.stringify(theirs) === JSON.stringify(own)
      results.push({ title, theirs, own, equal, why: improvements[title] })
    }
    return report(results, problems)
  } finally {
    await browser.close()
    await site.close()
  }
}

type Result = { title: string; theirs: string[]; own: string[]; equal: boolean; why?: string }

function report(results: Result[], problems: string[]): boolean {
  for (const { title, theirs, own, why } of results.filter(({ equal }) => !equal)) {
    console.log(
      `\n${why ? '≠' : '✗'} ${title}${why ? `\n  meant: ${why}` : '\n  not on the list of improvements'}`,
    )
    for (let line = 0; line < Math.max(theirs.length, own.length); line++)
      if (theirs[line] !== own[line])
        console.log(`  Ionic: ${theirs[line] ?? '—'}\n  ours:  ${own[line] ?? '—'}`)
  }
  const unlisted = results.filter(({ equal, why }) => !equal && !why)
  const idle = Object.keys(improvements).filter(
    (title) => !results.some((one) => one.title === title && !one.equal),
  )
  console.log(
    `\n${table(
      ['scenario', 'outcome'],
      results.map(({ title, equal, why }) => [title, equal ? 'equal' : why ? 'meant' : 'DIFFERS']),
    )}`,
  )
  for (const title of idle) console.log(`✗ listed as an improvement, but there is no difference: ${title}`)
  for (const problem of problems) console.log(`✗ error in the page: ${problem}`)
  mkdirSync(path.join(root, 'bench/results'), { recursive: true })
  writeFileSync(path.join(root, 'bench/results/parity.json'), JSON.stringify(results, null, 2))
  const holds = unlisted.length + idle.length + problems.length === 0
  const count = results.filter(({ equal }) => equal).length
  console.log(
    `\n${holds ? '✓' : '✗'} ${count} of ${results.length} equal, ${results.length - count - unlisted.length} meant, ${unlisted.length} not`,
  )
  return holds
}
