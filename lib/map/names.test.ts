import { expect, test } from 'vitest'
import { legible, type Spot } from './names'

const spot = (text: string, kind: string, x: number, y: number, from = 13, angle = 0): Spot => ({
  name: { text, kind, at: [0, 0], angle, from },
  x,
  y,
})
const texts = (spots: Spot[]) => spots.map(({ name }) => name.text)

test('a quarter’s name comes before that of a street under it', () => {
  const spots = [spot('Leonard Street', 'street3', 100, 100), spot('Tribeca', 'quarter', 105, 102)]
  expect(texts(legible(spots, 16, 1))).toEqual(['Tribeca'])
})

test('names beside each other are both shown, also slanting ones', () => {
  const spots = [
    spot('Murray Street', 'street3', 100, 100, 13, 32),
    spot('Warren Street', 'street3', 100, 130, 13, 32),
  ]
  expect(texts(legible(spots, 16, 1))).toEqual(['Murray Street', 'Warren Street'])
})

test('larger text leaves room for fewer names', () => {
  const spots = [spot('Murray Street', 'street3', 100, 100), spot('Warren Street', 'street3', 100, 122)]
  expect(legible(spots, 16, 1)).toHaveLength(2)
  expect(legible(spots, 16, 1.5)).toHaveLength(1)
})

test('a street waits for its zoom step, and a city’s name gives way when one is among its streets', () => {
  const spots = [spot('Ann Street', 'street3', 20, 20, 16), spot('Manhattan', 'city', 200, 200, 13)]
  expect(texts(legible(spots, 13, 1))).toEqual(['Manhattan'])
  expect(texts(legible(spots, 16, 1))).toEqual(['Ann Street'])
})

test('one street is not named twice in one place', () => {
  const spots = [
    spot('Broadway', 'street2', 100, 100),
    spot('Broadway', 'street2', 100, 250),
    spot('Broadway', 'street2', 100, 500),
  ]
  expect(legible(spots, 16, 1)).toHaveLength(2)
})

test('nothing is written over the marker', () => {
  expect(legible([spot('City Hall Park', 'park', 100, 100)], 16, 1, [[100, 90, 26]])).toEqual([])
})
