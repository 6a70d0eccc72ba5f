import { expect, test } from 'vitest'
import { readStops } from './stops'

test('reads breakpoints in any order without duplicates', () => {
  expect(readStops('0.25 0.5 1')).toEqual([0.25, 0.5, 1])
  expect(readStops(' 1; 0,4  1 ')).toEqual([0.4, 1])
})

test('rejects text that is not a list of breakpoints', () => {
  for (const text of ['', 'half', '0.5 x', '0', '1.2', '-0.5 1', '0.1 0.2 0.3 0.4 0.5'])
    expect.soft(readStops(text), text).toBeUndefined()
})
