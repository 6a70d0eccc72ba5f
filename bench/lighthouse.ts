/**
 * Runs Lighthouse (mobile) on three screens and five other pages of the site, three times on each page, and uses the medians.
 * Lighthouse needs a newer version of Node.js than the site, so npx runs it with Node.js 22. Prints a table, writes
 * bench/results/lighthouse-*.json, and fails if a score is too low.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromiumArgs, findChromium } from '../scripts/chromium'
import { ensureBuilt } from '../scripts/ensure-built'
import { serve } from '../scripts/serve'
import { rootFolder } from '../scripts/settings'
import { median } from './engines/figures'
import { formatTable } from './table'

/** Paths of the measured pages; the empty path is the root URL. */
const pagePaths = [
  '',
  'gallery/',
  'docs/',
  'docs/components/button/',
  'patterns/login/',
  'login/0/',
  'profile/2/',
  'alert/0/',
]
const runsPerPage = 3
/** The lowest allowed score of each category, 0 to 100. */
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof minScores
type LighthouseReport = {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Runs the audits. Returns true if every score is high enough. */
export async function benchmarkLighthouse(): Promise<boolean> {
  await ensureBuilt()
  const chromePath = await findChromium(console.log)
  const site = await serve()
  const resultsFolder = path.join(rootFolder, 'bench/results')
  mkdirSync(resultsFolder, { recursive: true })
  try {
    const rows = []
    for (const page of pagePaths) {
      const reports: LighthouseReport[] = []
      for (let run = 0; run < runsPerPage; run++) {
        const file = path.join(
          resultsFolder,
          `lighthouse-${page.replaceAll('/', '-') || 'front-'}${run}.json`,
        )
        reports.push(await runLighthouse(`${site.url}${page}`, file, chromePath))
      }
      const medianScore = (category: Category) =>
        median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)))
      const auditValue = (name: string) =>
        median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
      const scores = (Object.keys(minScores) as Category[]).map((category) => ({
        category,
        score: medianScore(category),
      }))
      rows.push({
        failures: scores
          .filter(({ category, score }) => score < minScores[category])
          .map(({ category }) => `/${page}: ${category}`),
        cells: [
          `/${page}`,
          ...scores.map((entry) => entry.score),
          Math.round(auditValue('first-contentful-paint')),
          Math.round(auditValue('largest-contentful-paint')),
          Math.round(auditValue('total-blocking-time')),
          Number(auditValue('cumulative-layout-shift').toFixed(3)),
        ],
      })
    }
    console.log(
      formatTable(
        ['page', ...Object.keys(minScores), 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
        rows.map((row) => row.cells),
      ),
    )
    const failures = rows.flatMap((row) => row.failures)
    console.log(
      failures.length ? `\n✗ below the limit: ${failures.join(', ')}` : '\n✓ all scores are high enough',
    )
    return failures.length === 0
  } finally {
    await site.close()
  }
}

/**
 * Runs Lighthouse once, in its own process, so that our server can respond during the audit. Returns the report.
 *
 * @param reportPath path of the JSON file to which Lighthouse writes the report
 * @param chromePath path of the browser
 * @throws if Lighthouse fails
 */
async function runLighthouse(url: string, reportPath: string, chromePath: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumArgs].join(' ')
  const command = `lighthouse ${url} --quiet --output=json --output-path=${JSON.stringify(reportPath)} --only-categories=${Object.keys(minScores).join(',')} --chrome-flags="${flags}"`
  const child = spawn('npx', ['-y', '-p', 'node@22', '-p', 'lighthouse@13.5.0', '-c', command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: chromePath },
    timeout: 180_000,
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (status !== 0)
    throw new Error(`Patternbook: Lighthouse failed on ${url}. It needs the npm registry.\n${errors}`)
  return JSON.parse(readFileSync(reportPath, 'utf8')) as LighthouseReport
}
