/**
 * The evidence for the cases of the engines: tests that cover them, reasons why a case does not apply, and reports of the
 * last runs. Reads tests.json, docs/conformance.md, and test-results/*.json; writes nothing.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'
import byFile from './tests.json'

/** A test that covers cases. The title is the same as in the file, with `${…}` or `%s` for values. */
type CoveringTest = { file: string; title: string; ids: string[] }

/** All tests that cover a case, from tests.json: ids of cases by file and title. */
export const tests: CoveringTest[] = Object.entries(byFile).flatMap(([file, titles]) =>
  Object.entries(titles as Record<string, string[]>).map(([title, ids]) => ({ file, title, ids })),
)

/** The ids of all cases that a test covers. */
export const tested: ReadonlySet<string> = new Set(tests.flatMap(({ ids }) => ids))

/** Whether a file contains a title as a string. */
export const hasTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))

/** The cases that do not apply here, with their reasons, read from lines of the form `ID — reason`. */
export function reasonsIn(text: string): Map<string, string> {
  const lines = text.matchAll(/^(?:[-*] )?([A-Z]{2}-\d\d) — (.+)$/gm)
  return new Map([...lines].map(([, id = '', why = '']) => [id, why.trim()]))
}

/** {@link reasonsIn} of docs/conformance.md. */
export const reasons = (): Map<string, string> =>
  reasonsIn(readFileSync(path.join(root, 'docs/conformance.md'), 'utf8'))

/** One test of a report, with its file and the titles of the blocks around it. */
export type Outcome = { file: string; title: string; passed: boolean }

type Unit = { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] }
type Suite = { title: string; suites?: Suite[]; specs?: { file: string; title: string; ok: boolean }[] }

/**
 * The tests in a Vitest or Playwright report.
 * @param folder folder of the Playwright tests
 */
export function outcomesOf(report: Unit | { suites: Suite[] }, folder = 'e2e'): Outcome[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: path.relative(root, name),
        title: fullName,
        passed: status === 'passed',
      })),
    )
  const visit = (suite: Suite, parents: string): Outcome[] => [
    ...(suite.specs ?? []).map(({ file, title, ok }) => ({
      file: path.posix.join(folder, file),
      title: `${parents} ${title}`,
      passed: ok,
    })),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, `${parents} ${inner.title}`)),
  ]
  return report.suites.flatMap((suite) => visit(suite, ''))
}

/** The tests of all existing reports; empty if nothing has been run. */
export function outcomes(): Outcome[] {
  const reports = { unit: '', browser: 'e2e', ci: 'e2e/ci' }
  return Object.entries(reports).flatMap(([name, folder]) => {
    try {
      const file = path.join(root, `test-results/${name}.json`)
      return outcomesOf(JSON.parse(readFileSync(file, 'utf8')), folder)
    } catch {
      return []
    }
  })
}

/** Whether an outcome is one of a covering test: the same file, and all constant parts of the title. */
export const isOutcomeOf = ({ file, title }: CoveringTest, outcome: Outcome): boolean =>
  outcome.file === file && title.split(/\$\{.*?\}+|%[sd]|\$\w+/).every((part) => outcome.title.includes(part))
