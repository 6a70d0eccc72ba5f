import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Case = { id: string; evidence: string }

const cases: Case[] = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, , evidence] = line.match(/^\| ([A-Z]{2}-\d\d) +\| (.+?) +\| (.+?) +\|$/) ?? []
    return id && evidence ? [{ id, evidence }] : []
  })

test('every behavior of the engines has a test, or a reason why it does not apply', () => {
  expect(cases).toHaveLength(208)
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  const missing = cases.filter(({ evidence }) => !/^(`\S+`: “|Not tested: \S)/.test(evidence))
  expect(missing).toEqual([])
})

test('the table of the engines’ behaviors lists existing tests', () => {
  const missing = cases.flatMap(({ id, evidence }) =>
    [...evidence.matchAll(/`([^`]+\.tsx?)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
      ([, file = '', titles = '']) => {
        const text = readFileSync(file, 'utf8')
        return [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title = '']) =>
          ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
            ? []
            : `${id}: ${file}: ${title}`,
        )
      },
    ),
  )
  expect(missing).toEqual([])
})
