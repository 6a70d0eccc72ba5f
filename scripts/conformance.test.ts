import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cases } from './conformance/cases'
import { hasTitle, reasons, tested, tests } from './conformance/evidence'

const excused = reasons()
const known = new Set(cases.map(({ id }) => id))

test('every behavior of the engines has a test in tests.json, or a reason why it does not apply', () => {
  const missing = cases.filter(({ id }) => !tested.has(id) && !excused.has(id))
  expect(missing.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test('a case has a reason only if it has no test', () => {
  expect([...excused.keys()].filter((id) => tested.has(id))).toEqual([])
})

test('tests and reasons are about existing cases', () => {
  expect([...tested, ...excused.keys()].filter((id) => !known.has(id))).toEqual([])
  expect(known.size).toBe(cases.length)
})

test('tests.json lists existing tests', () => {
  const missing = tests.filter(({ file, title }) => !hasTitle(readFileSync(file, 'utf8'), title))
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})
