import { expect, test } from 'vitest'
import { parseAccent } from './parse-accent'

test('a color is accepted in every usual spelling', () => {
  expect(['ff8800', '#FF8800', ' #f80 ', 'Purple'].map(parseAccent)).toEqual([
    'ff8800',
    'ff8800',
    'ff8800',
    'purple',
  ])
})

test('anything else is not a color', () => {
  expect(
    ['', '#', 'ff88', 'ff880', 'gg8800', 'ff880000', 'rgb(1 2 3)', 'mauve', '#blue'].map(parseAccent),
  ).toEqual(Array(9).fill(undefined))
})
