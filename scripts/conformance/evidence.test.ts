import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings'
import { hasTitle, isOutcomeOf, outcomesOf, reasonsIn } from './evidence'

test('a title is a whole string of a test file', () => {
  expect(hasTitle("test('hidden ones are skipped', () => {})", 'hidden ones are skipped')).toBe(true)
  expect(hasTitle("test('hidden ones are skipped', () => {})", 'hidden ones')).toBe(false)
})

test('a reason follows its case on the same line', () => {
  expect([
    ...reasonsIn('# Cases\n\nOV-18 — there is no such element\n- OV-19 — nor this\nOV-20: no'),
  ]).toEqual([
    ['OV-18', 'there is no such element'],
    ['OV-19', 'nor this'],
  ])
})

test('reports of both test runners are read, with the file and the titles of enclosing blocks', () => {
  const assertionResults = [{ fullName: 'a b', status: 'failed' }]
  const unit = { testResults: [{ name: path.join(root, 'lib/a.test.ts'), assertionResults }] }
  expect(outcomesOf(unit)).toEqual([{ file: 'lib/a.test.ts', title: 'a b', passed: false }])
  const specs = [{ file: 'x.spec.ts', title: 'c', ok: true }]
  const suites = [{ title: 'x.spec.ts', suites: [{ title: 'b', specs }] }]
  expect(outcomesOf({ suites })).toEqual([{ file: 'e2e/x.spec.ts', title: ' b c', passed: true }])
})

test('an outcome belongs to a test with the same file and title, whatever its values are', () => {
  const test = { file: 'a.test.ts', title: 'closes in %s after %s', ids: ['OV-01'] }
  const outcome = { file: 'a.test.ts', title: 'a sheet closes in iOS after Back', passed: true }
  expect(isOutcomeOf(test, outcome)).toBe(true)
  expect(isOutcomeOf(test, { ...outcome, title: 'a sheet opens in iOS' })).toBe(false)
  expect(isOutcomeOf(test, { ...outcome, file: 'b.test.ts' })).toBe(false)
})
