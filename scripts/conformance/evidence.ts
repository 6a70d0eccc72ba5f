/**
 * The evidence for the cases of the engines: titles of tests, reasons why a case does not apply, and reports of the
 * last runs. Reads sources, docs/conformance.md and test-results/*.json; writes nothing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

const ID = /\b(?:OV|HB|AL|AS|TO|LO|MO|PO|ME|TR|GE|AN|SL|RF|RO|RA|SG|RE)-\d\d\b/g

/** The ids of cases that a title names: `OV-38, OV-39: …`, or `… (OV-38, OV-39)`. */
export const idsIn = (title: string): string[] => [...new Set(title.match(ID) ?? [])]

/** The strings of a test file that name a case; comments do not count. */
export function titlesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const strings = code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)
  return [...strings].map(([, , inside = '']) => inside).filter((inside) => idsIn(inside).length > 0)
}

const folders = ['lib', 'components', 'app', 'scripts', 'e2e']

/** Every id that a test names, with the files of these tests. */
export function namedInTests(): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      // The tests of this module mention cases without covering them.
      if (!/\.(test|spec)\.tsx?$/.test(name) || name.startsWith('conformance')) continue
      const text = readFileSync(path.join(root, folder, name), 'utf8')
      for (const id of titlesIn(text).flatMap(idsIn))
        named.set(id, [...new Set([...(named.get(id) ?? []), path.posix.join(folder, name)])])
    }
  return named
}

/** The cases that do not apply here, with their reasons: lines of the form `ID — reason`. */
export function reasonsIn(text: string): Map<string, string> {
  const lines = text.matchAll(/^(?:[-*] )?([A-Z]{2}-\d\d) — (.+)$/gm)
  return new Map([...lines].map(([, id = '', why = '']) => [id, why.trim()]))
}

/** {@link reasonsIn} of docs/conformance.md. */
export const reasons = (): Map<string, string> =>
  reasonsIn(readFileSync(path.join(root, 'docs/conformance.md'), 'utf8'))

/** One test of a report. */
export type Outcome = { title: string; passed: boolean }

type Unit = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
type Suite = { title: string; suites?: Suite[]; specs?: { title: string; ok: boolean }[] }

/** The tests of a report of Vitest or of Playwright. */
export function outcomesOf(report: Unit | { suites: Suite[] }): Outcome[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
    )
  const walk = (suite: Suite, above: string): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${above} ${title}`, passed: ok })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
  ]
  return report.suites.flatMap((suite) => walk(suite, ''))
}

/** The tests of all existing reports; empty if nothing has been run. */
export function outcomes(): Outcome[] {
  const files = ['test-results/unit.json', 'test-results/browser.json', 'test-results/ci.json']
  return files.flatMap((file) => {
    try {
      return outcomesOf(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    } catch {
      return []
    }
  })
}
