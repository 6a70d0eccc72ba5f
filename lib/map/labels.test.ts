import { expect, test } from 'vitest'
import { type PositionedLabel, selectVisibleLabels } from './labels'

const createLabel = (
  text: string,
  kind: string,
  x: number,
  y: number,
  minZoom = 13,
  angle = 0,
): PositionedLabel => ({
  name: { text, kind, position: [0, 0], angle, minZoom },
  x,
  y,
})
const texts = (labels: PositionedLabel[]) => labels.map(({ name }) => name.text)

test('the name of a quarter is placed before that of a street at the same position', () => {
  const labels = [
    createLabel('Leonard Street', 'street3', 100, 100),
    createLabel('Tribeca', 'quarter', 105, 102),
  ]
  expect(texts(selectVisibleLabels(labels, 16, 1))).toEqual(['Tribeca'])
})

test('names that do not overlap are both shown, rotated ones too', () => {
  const labels = [
    createLabel('Murray Street', 'street3', 100, 100, 13, 32),
    createLabel('Warren Street', 'street3', 100, 130, 13, 32),
  ]
  expect(texts(selectVisibleLabels(labels, 16, 1))).toEqual(['Murray Street', 'Warren Street'])
})

test('larger text leaves room for fewer names', () => {
  const labels = [
    createLabel('Murray Street', 'street3', 100, 100),
    createLabel('Warren Street', 'street3', 100, 122),
  ]
  expect(selectVisibleLabels(labels, 16, 1)).toHaveLength(2)
  expect(selectVisibleLabels(labels, 16, 1.5)).toHaveLength(1)
})

test('a street is named from its zoom level on, and a city only up to its maximum level', () => {
  const labels = [
    createLabel('Ann Street', 'street3', 20, 20, 16),
    createLabel('Manhattan', 'city', 200, 200, 13),
  ]
  expect(texts(selectVisibleLabels(labels, 13, 1))).toEqual(['Manhattan'])
  expect(texts(selectVisibleLabels(labels, 16, 1))).toEqual(['Ann Street'])
})

test('the same name is not repeated within 300 px', () => {
  const labels = [
    createLabel('Broadway', 'street2', 100, 100),
    createLabel('Broadway', 'street2', 100, 250),
    createLabel('Broadway', 'street2', 100, 500),
  ]
  expect(selectVisibleLabels(labels, 16, 1)).toHaveLength(2)
})

test('no name overlaps the marker', () => {
  expect(
    selectVisibleLabels([createLabel('City Hall Park', 'park', 100, 100)], 16, 1, [[100, 90, 26]]),
  ).toEqual([])
})
