import { expect, test } from 'vitest'
import { cases } from './conformance/cases'
import { namedInTests, reasons } from './conformance/evidence'

const named = namedInTests()
const excused = reasons()
const known = new Set(cases.map(({ id }) => id))

test('every behavior of the engines has a test that names it, or a reason why it does not apply', () => {
  const missing = cases.filter(({ id }) => !named.has(id) && !excused.has(id))
  expect(missing.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test('a case has a reason only if it has no test', () => {
  expect([...excused.keys()].filter((id) => named.has(id))).toEqual([])
})

test('titles and reasons name existing cases', () => {
  expect([...named.keys(), ...excused.keys()].filter((id) => !known.has(id))).toEqual([])
  expect(known.size).toBe(cases.length)
})
