import { expect, test } from 'vitest'
import { idsIn, outcomesOf, reasonsIn, titlesIn } from './evidence'

test('a title may name several cases, before or after its sentence', () => {
  expect(idsIn('OV-38, OV-39: a second dismissal changes nothing')).toEqual(['OV-38', 'OV-39'])
  expect(idsIn('a second dismissal changes nothing (OV-38, OV-39)')).toEqual(['OV-38', 'OV-39'])
  expect(idsIn('UTF-16 is not a case, nor is OV-1')).toEqual([])
})

test('titles count and comments do not', () => {
  const text = "// OV-01 comes later\ntest('OV-02: hidden ones are left alone', () => {})\n/* OV-03 */"
  expect(titlesIn(text)).toEqual(['OV-02: hidden ones are left alone'])
})

test('a reason follows its case on the same line', () => {
  expect([
    ...reasonsIn('# Cases\n\nOV-18 — there is no such element\n- OV-19 — nor this\nOV-20: no'),
  ]).toEqual([
    ['OV-18', 'there is no such element'],
    ['OV-19', 'nor this'],
  ])
})

test('reports of both test runners are read, with the titles of enclosing blocks', () => {
  const unit = { testResults: [{ assertionResults: [{ fullName: 'a OV-01: b', status: 'failed' }] }] }
  expect(outcomesOf(unit)).toEqual([{ title: 'a OV-01: b', passed: false }])
  const suites = [{ title: 'x.spec.ts', suites: [{ title: 'OV-02', specs: [{ title: 'c', ok: true }] }] }]
  expect(outcomesOf({ suites })).toEqual([{ title: ' OV-02 c', passed: true }])
})
