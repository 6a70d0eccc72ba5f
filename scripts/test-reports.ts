/**
 * Reads the results of the test runners from their JSON in test-results/: the number of passed tests, and the names of tests that
 * failed or passed only on a retry, each with the first line of its error. `tsx scripts/test-reports.ts` prints these names from
 * all existing reports, for the end of a long log, and fails if too many tests needed a retry; with the name of a report
 * (`ci.json`), it prints the numbers of passed and failed tests.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootFolder } from './settings'

/** The outcome of one report. Tests in `flakyTests` passed only on a retry, and also count as passed. */
export type Outcome = { passedCount: number; failedTests: string[]; flakyTests: string[] }

type UnitReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

type BrowserSuite = {
  suites?: BrowserSuite[]
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { errors?: { message?: string }[]; duration?: number }[]
    }[]
  }[]
}
type BrowserReport = { suites: BrowserSuite[]; errors?: { message?: string }[] }

/** Matches the escape codes of terminal colors. */
const colorCodePattern = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => message.replace(colorCodePattern, '').trim().split('\n')[0] ?? ''
const withError = (name: string, message?: string) =>
  firstLine(message) ? `${name}\n      ${firstLine(message)}` : name

/** Reads a report of Vitest. A skipped test counts as failed. */
export function unitOutcome(report: UnitReport): Outcome {
  const outcome: Outcome = { passedCount: 0, failedTests: [], flakyTests: [] }
  for (const file of report.testResults) {
    const name = path.relative(rootFolder, file.name)
    if (file.assertionResults.length === 0)
      outcome.failedTests.push(withError(name, file.message ?? 'no test ran'))
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') outcome.passedCount += 1
      else outcome.failedTests.push(withError(`${name}: ${fullName}`, failureMessages?.[0] ?? status))
    }
  }
  return outcome
}

/** Reads a Playwright report. A skipped test counts as failed. */
export function browserOutcome(report: BrowserReport): Outcome {
  const outcome: Outcome = {
    passedCount: 0,
    failedTests: (report.errors ?? []).map((error) => firstLine(error.message)),
    flakyTests: [],
  }
  const visit = (suite: BrowserSuite): void => {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        const name = `${file} (${projectName}): ${title}`
        const message = results.find(({ errors }) => errors?.length)?.errors?.[0]?.message
        if (status === 'unexpected' || status === 'skipped')
          outcome.failedTests.push(withError(name, message ?? status))
        else outcome.passedCount += 1
        if (status === 'flaky') outcome.flakyTests.push(withError(name, message))
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return outcome
}

/** Returns the spec files that took longest in a Playwright report, each with the seconds of all its tests, including retries. */
export function longestSpecs(report: BrowserReport, count: number): string[] {
  const secondsByFile = new Map<string, number>()
  const visit = (suite: BrowserSuite): void => {
    for (const { file, tests } of suite.specs ?? [])
      for (const { duration = 0 } of tests.flatMap(({ results }) => results))
        secondsByFile.set(file, (secondsByFile.get(file) ?? 0) + duration / 1000)
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return [...secondsByFile]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, total]) => `${String(Math.round(total)).padStart(5)} s  ${file}`)
}

/** Maximum number of browser tests that may pass only on a retry. Lower this number if possible, but never raise it. */
export const MAX_RETRIED_TESTS = 25

/** Returns an error message if too many tests passed only on a retry; undefined otherwise. */
export const retryError = (outcomes: Outcome[]): string | undefined => {
  const retriedCount = outcomes.flatMap(({ flakyTests }) => flakyTests).length
  if (retriedCount > MAX_RETRIED_TESTS)
    return `Patternbook: ${retriedCount} tests passed only on a retry; at most ${MAX_RETRIED_TESTS} are allowed. Make each of these tests wait for the state that its action leads to.`
}

const outcomeReaders = {
  'unit.json': unitOutcome,
  'browser.json': browserOutcome,
  'extended.json': browserOutcome,
  'ci.json': browserOutcome,
} as const

/** Name of a report in test-results/. `npm test` writes `unit.json` and `browser.json`, and `.ci/run --all` writes the other two. */
export type ReportName = keyof typeof outcomeReaders

/**
 * Reads one report of test-results/.
 *
 * @throws if the report is missing or is not valid JSON
 */
export function readOutcome(name: ReportName): Outcome {
  const read = outcomeReaders[name] as (report: unknown) => Outcome
  return read(readReport(name))
}

/** Reads the JSON of one report of test-results/. */
export const readReport = (name: ReportName) =>
  JSON.parse(readFileSync(path.join(rootFolder, 'test-results', name), 'utf8'))

/**
 * Returns the lines for the end of a log: failed tests, and tests that passed only on a retry. The list is empty if all tests
 * passed on the first try.
 */
export function summaryLines(outcomes: Outcome[]): string[] {
  const section = (heading: string, names: string[]) =>
    names.length ? [heading, ...names.map((name) => `  ${name}`)] : []
  return [
    ...section(
      'Failed:',
      outcomes.flatMap(({ failedTests }) => failedTests),
    ),
    ...section(
      'Passed only on a retry:',
      outcomes.flatMap(({ flakyTests }) => flakyTests),
    ),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = Object.keys(outcomeReaders) as ReportName[]
  const requestedName = names.find((name) => name === process.argv[2])
  if (requestedName) {
    const { passedCount, failedTests } = readOutcome(requestedName)
    console.log(`${passedCount} ${failedTests.length}`)
  } else {
    const existingNames = names.filter((name) => existsSync(path.join(rootFolder, 'test-results', name)))
    const outcomes = existingNames.map(readOutcome)
    const lines = summaryLines(outcomes)
    if (lines.length) console.log(`\n${lines.join('\n')}`)
    const error = retryError(outcomes)
    if (error) {
      console.error(error)
      process.exitCode = 1
    }
  }
}
