/**
 * `npm test`: lint, types, unit tests, build, and browser tests. Every stage runs even if an earlier one failed, unless
 * it needs the result of that stage. Writes test-results/, ends with `N passed, N failed`, and exits with code 0 only
 * if nothing failed. `--all` adds the extended browser tests (e2e/extended, and the tag `@extended`), and checks accessibility in
 * every combination of platform, direction, and theme.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium'
import { rootFolder } from './settings'
import {
  longestSpecs,
  type Outcome,
  type ReportName,
  readOutcome,
  readReport,
  summaryLines,
} from './test-reports'

/**
 * Matches the path or the tag of browser tests that `npm test` runs only with `--all`. `.ci/run --all` has a copy of this expression.
 */
const EXTENDED_TEST_PATTERN = 'extended/|@extended'

/** Numbers of passed and failed checks. */
type Counts = { passed: number; failed: number }

const resultsFolder = path.join(rootFolder, 'test-results')
const notRunChecks = [
  '.ci/run: the size of a first visit, the npm package, screens in other apps',
  '.ci/run --all: also the extended browser tests (e2e/README.md lists them), Firefox, WebKit, nginx with and without a base path, a database',
  'npm run test:all: the extended browser tests, accessibility of every page in every mode, direction, and theme',
  'npm run bench: Lighthouse, comparison with other engines',
]

const totalCounts: Counts = { passed: 0, failed: 0 }
const stageLines: string[] = []
const outcomes: Outcome[] = []
/** The browser specs that took longest, for the end of the log. */
const slowSpecs: string[] = []

/** Runs one stage under a heading and adds up its counts. */
function runStage(name: string, run: () => Counts): Counts {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`)
  const startTimeMs = Date.now()
  const counts = run()
  totalCounts.passed += counts.passed
  totalCounts.failed += counts.failed
  const seconds = Math.round((Date.now() - startTimeMs) / 1000)
  stageLines.push(
    `${counts.failed ? '✗' : '✓'} ${name.padEnd(14)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  )
  return counts
}

/** Runs a program of node_modules with visible output, and returns whether it succeeded. */
function runBin(program: string, args: string[], env: Record<string, string> = {}): boolean {
  const bin = path.join(rootFolder, 'node_modules', '.bin', program)
  const { status, error } = spawnSync(bin, args, {
    cwd: rootFolder,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  return status === 0
}

const countsOf = (success: boolean): Counts => ({ passed: success ? 1 : 0, failed: success ? 0 : 1 })

/**
 * Reads the counts of a report. A crash without a failed test, or a run without tests, counts as one failure.
 */
function recordOutcome(success: boolean, name: ReportName): Counts {
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    const outcome = readOutcome(name)
    outcomes.push(outcome)
    counts = { passed: outcome.passedCount, failed: outcome.failedTests.length }
  } catch (error) {
    console.error(`Patternbook: the test runner wrote no report: ${error}`)
  }
  const isEmpty = counts.passed + counts.failed === 0
  return (success && !isEmpty) || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function runUnitTests(): Counts {
  const file = path.join(resultsFolder, 'unit.json')
  const success = runBin('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  return recordOutcome(success, 'unit.json')
}

function runBrowserTests(): Counts {
  const isFullRun = process.argv.includes('--all')
  const success = runBin(
    'playwright',
    ['test', ...(isFullRun ? [] : ['--grep-invert', EXTENDED_TEST_PATTERN]), '--reporter=dot,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(resultsFolder, 'browser.json'),
      PATTERNBOOK_ALL: isFullRun ? '1' : '',
    },
  )
  const counts = recordOutcome(success, 'browser.json')
  if (counts.passed > 0) slowSpecs.push(...longestSpecs(readReport('browser.json'), 12))
  return counts
}

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder)
runStage('Lint', () => countsOf(runBin('biome', ['check', '.'])))
// Generated files are written first, because the type check and the unit tests read them.
runStage('Types', () => {
  const isGenerated = runBin('tsx', ['scripts/generate.ts']) && runBin('next', ['typegen'])
  return countsOf(isGenerated && runBin('tsc', ['--noEmit']))
})
runStage('Unit tests', runUnitTests)
const isBuilt = runStage('Build', () => countsOf(runBin('tsx', ['scripts/build.ts']))).failed === 0
let chromiumPath = ''
try {
  chromiumPath = await findChromium(console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
runStage('Browser tests', () => {
  if (isBuilt && chromiumPath) return runBrowserTests()
  console.error(
    `Patternbook: no browser tests ran, because ${isBuilt ? 'Chromium could not be started' : 'the build failed'}.`,
  )
  return countsOf(false)
})

console.log(`\n${stageLines.join('\n')}`)
if (slowSpecs.length) console.log(`\nLongest browser specs (three run at a time):\n${slowSpecs.join('\n')}`)
console.log(`\nNot part of this run:\n${notRunChecks.map((item) => `  ${item}`).join('\n')}`)
const reportLines = summaryLines(outcomes)
if (reportLines.length) console.log(`\n${reportLines.join('\n')}`)
console.log(`\n${totalCounts.passed} passed, ${totalCounts.failed} failed`)
process.exitCode = totalCounts.failed === 0 ? 0 : 1
