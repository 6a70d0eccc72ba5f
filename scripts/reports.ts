/**
 * What the test runners report, read from the JSON they leave in test-results/: how much passed, and what did not, by
 * name and first line of its error. `tsx scripts/reports.ts` prints what failed or passed after another try only in the
 * reports that are there, so that the end of a long log says what went wrong; with the name of a report (`ci.json`) it
 * prints how many passed and failed.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './settings'

/** The outcome of one report. `shaky` tests passed after another try: told, and counted as passed. */
export type Outcome = { passed: number; failed: string[]; shaky: string[] }

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
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}
type BrowserReport = { suites: BrowserSuite[]; errors?: { message?: string }[] }

/** Colors of a terminal, as they stand in messages. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => message.replace(colors, '').trim().split('\n')[0] ?? ''
const told = (name: string, message?: string) =>
  firstLine(message) ? `${name}\n      ${firstLine(message)}` : name

/** Reads what Vitest reports. A skipped test counts as failed: nobody has seen it pass. */
export function unitOutcome(report: UnitReport): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], shaky: [] }
  for (const file of report.testResults) {
    const name = path.relative(root, file.name)
    if (file.assertionResults.length === 0) outcome.failed.push(told(name, file.message ?? 'no test ran'))
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') outcome.passed += 1
      else outcome.failed.push(told(`${name}: ${fullName}`, failureMessages?.[0] ?? status))
    }
  }
  return outcome
}

/** Reads what Playwright reports. A skipped test counts as failed: nobody has seen it pass. */
export function browserOutcome(report: BrowserReport): Outcome {
  const outcome: Outcome = {
    passed: 0,
    failed: (report.errors ?? []).map((error) => firstLine(error.message)),
    shaky: [],
  }
  const visit = (suite: BrowserSuite): void => {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        const name = `${file} (${projectName}): ${title}`
        const message = results.find(({ errors }) => errors?.length)?.errors?.[0]?.message
        if (status === 'unexpected' || status === 'skipped')
          outcome.failed.push(told(name, message ?? status))
        else outcome.passed += 1
        if (status === 'flaky') outcome.shaky.push(told(name, message))
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return outcome
}

const readers = {
  'unit.json': unitOutcome,
  'browser.json': browserOutcome,
  'whole-browser.json': browserOutcome,
  'ci.json': browserOutcome,
} as const

/** Name of a report in test-results/. */
export type ReportName = keyof typeof readers

/**
 * Reads one report of test-results/.
 *
 * @throws when the report is missing or is no JSON: the runner crashed
 */
export function readOutcome(name: ReportName): Outcome {
  const read = readers[name] as (report: unknown) => Outcome
  return read(JSON.parse(readFileSync(path.join(root, 'test-results', name), 'utf8')))
}

/** The lines that end a log: what failed, and what passed after another try only. Nothing where all went well. */
export function closing(outcomes: Outcome[]): string[] {
  const part = (head: string, names: string[]) =>
    names.length ? [head, ...names.map((name) => `  ${name}`)] : []
  return [
    ...part(
      'Failed:',
      outcomes.flatMap(({ failed }) => failed),
    ),
    ...part(
      'Passed after another try only:',
      outcomes.flatMap(({ shaky }) => shaky),
    ),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = Object.keys(readers) as ReportName[]
  const asked = names.find((name) => name === process.argv[2])
  if (asked) {
    const { passed, failed } = readOutcome(asked)
    console.log(`${passed} ${failed.length}`)
  } else {
    const there = names.filter((name) => existsSync(path.join(root, 'test-results', name)))
    const lines = closing(there.map(readOutcome))
    if (lines.length) console.log(`\n${lines.join('\n')}`)
  }
}
