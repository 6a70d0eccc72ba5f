/**
 * `npm run conformance`: checks which behaviors of the engines are covered by tests. Reads conformance/tests.json, the
 * reports of the last runs, if any, and docs/conformance.md. Prints a table and the missing cases; the exit code is 1
 * if a case has neither a test nor a reason, or if one of its tests failed.
 */
import { table } from '../bench/table'
import { cases, groups } from './conformance/cases'
import { isOutcomeOf, outcomes, reasons, tested, tests } from './conformance/evidence'

const exempt = reasons()
const ran = outcomes()

const results = new Map<string, boolean>()
for (const test of tests)
  for (const { passed } of ran.filter((outcome) => isOutcomeOf(test, outcome)))
    for (const id of test.ids) results.set(id, passed && results.get(id) !== false)

const missing = cases.filter(({ id }) => !tested.has(id) && !exempt.has(id))
const failed = cases.filter(({ id }) => results.get(id) === false)
const rows = Object.entries(groups).map(([group, members]) => {
  const count = (is: (id: string) => boolean) => members.filter(({ id }) => is(id)).length
  return [
    group,
    members.length,
    count((id) => tested.has(id)),
    count((id) => results.get(id) === true),
    count((id) => !tested.has(id) && exempt.has(id)),
    count((id) => !tested.has(id) && !exempt.has(id)),
  ]
})
const sums = [1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
console.log(
  table(
    ['group', 'cases', 'in tests', 'passed', 'not applicable', 'missing'],
    [...rows, ['all', ...sums] as (string | number)[]],
  ),
)
if (ran.length === 0)
  console.log('\nThere are no test reports, so no case counts as passed. Run npm test to write the reports.')
for (const { id, kind, text } of missing) console.log(`missing  ${id} (${kind})  ${text}`)
for (const { id, text } of failed) console.log(`failed   ${id}  ${text}`)
if (missing.length + failed.length > 0) process.exitCode = 1
