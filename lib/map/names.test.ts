import { expect, test } from 'vitest'
import { type Label, visibleNames } from './names'

const spot = (text: string, kind: string, x: number, y: number, from = 13, angle = 0): Label => ({
  name: { text, kind, at: [0, 0], angle, from },
  x,
  y,
})
const texts = (spots: Label[]) => spots.map(({ name }) => name.text)

test('the name of a quarter is placed before that of a street at the same position', () => {
  const spots = [spot('Leonard Street', 'street3', 100, 100), spot('Tribeca', 'quarter', 105, 102)]
  expect(texts(visibleNames(spots, 16, 1))).toEqual(['Tribeca'])
})

test('names that do not overlap are both shown, rotated ones too', () => {
  const spots = [
    spot('Murray Street', 'street3', 100, 100, 13, 32),
    spot('Warren Street', 'street3', 100, 130, 13, 32),
  ]
  expect(texts(visibleNames(spots, 16, 1))).toEqual(['Murray Street', 'Warren Street'])
})

test('larger text leaves room for fewer names', () => {
  const spots = [spot('Murray Street', 'street3', 100, 100), spot('Warren Street', 'street3', 100, 122)]
  expect(visibleNames(spots, 16, 1)).toHaveLength(2)
  expect(visibleNames(spots, 16, 1.5)).toHaveLength(1)
})

test('a street is named from its zoom step on, and a city only up to its maximum step', () => {
  const spots = [spot('Ann Street', 'street3', 20, 20, 16), spot('Manhattan', 'city', 200, 200, 13)]
  expect(texts(visibleNames(spots, 13, 1))).toEqual(['Manhattan'])
  expect(texts(visibleNames(spots, 16, 1))).toEqual(['Ann Street'])
})

test('the same name is not repeated within 300 px', () => {
  const spots = [
    spot('Broadway', 'street2', 100, 100),
    spot('Broadway', 'street2', 100, 250),
    spot('Broadway', 'street2', 100, 500),
  ]
  expect(visibleNames(spots, 16, 1)).toHaveLength(2)
})

test('no name overlaps the marker', () => {
  expect(visibleNames([spot('City Hall Park', 'park', 100, 100)], 16, 1, [[100, 90, 26]])).toEqual([])
})
