import { expect, test } from 'vitest'
import { readColor } from './read-color'

test('a color is accepted in every usual spelling', () => {
  expect(['ff8800', '#FF8800', ' #f80 ', 'Purple'].map(readColor)).toEqual([
    'ff8800',
    'ff8800',
    'ff8800',
    'purple',
  ])
})

test('anything else is not a color', () => {
  expect(['', '#', 'ff88', 'ff880', 'gg8800', 'ff880000', 'rgb(1 2 3)', 'mauve'].map(readColor)).toEqual(
    Array(8).fill(undefined),
  )
})
