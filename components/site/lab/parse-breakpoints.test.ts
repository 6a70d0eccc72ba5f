import { expect, test } from 'vitest'
import { parseBreakpoints } from './parse-breakpoints'

test('reads breakpoints in any order without duplicates', () => {
  expect(parseBreakpoints('0.25 0.5 1')).toEqual([0.25, 0.5, 1])
  expect(parseBreakpoints(' 1; 0,4  1 ')).toEqual([0.4, 1])
})

test('rejects text that is not a list of breakpoints', () => {
  for (const text of ['', 'half', '0.5 x', '0', '1.2', '-0.5 1', '0.1 0.2 0.3 0.4 0.5'])
    expect.soft(parseBreakpoints(text), text).toBeUndefined()
})
