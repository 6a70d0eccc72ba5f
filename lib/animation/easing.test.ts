import { expect, test } from 'vitest'
import { parseEasing } from './easing'

test('a cubic Bézier curve runs from 0 to 1 and follows its control points', () => {
  const ease = parseEasing('cubic-bezier(0.32, 0.72, 0, 1)')
  expect(ease(0)).toBe(0)
  expect(ease(1)).toBe(1)
  expect(ease(0.25)).toBeGreaterThan(0.6)
})

test('keywords equal their CSS curves', () => {
  expect(parseEasing('ease-in')(0.5)).toBeCloseTo(parseEasing('cubic-bezier(0.42, 0, 1, 1)')(0.5))
  expect(parseEasing('linear')(0.3)).toBe(0.3)
  expect(parseEasing('')(0.3)).toBe(0.3)
})

test('a spring in linear() passes through each stop and may overshoot', () => {
  const ease = parseEasing('linear(0, 0.5 25%, 1.1 50% 60%, 1)')
  expect(ease(0)).toBe(0)
  expect(ease(0.25)).toBeCloseTo(0.5)
  expect(ease(0.55)).toBeCloseTo(1.1)
  expect(ease(0.8)).toBeCloseTo(1.05)
  expect(ease(1)).toBeCloseTo(1)
})

test('stops without a position are distributed evenly between their neighbors', () => {
  const ease = parseEasing('linear(0, 0.2, 0.4, 1 90%, 1)')
  expect(ease(0.3)).toBeCloseTo(0.2)
  expect(ease(0.6)).toBeCloseTo(0.4)
})

test('steps jump', () => {
  expect(parseEasing('steps(4)')(0.3)).toBe(0.25)
  expect(parseEasing('steps(4, start)')(0.3)).toBe(0.5)
  expect(parseEasing('steps(4, jump-none)')(0.3)).toBeCloseTo(1 / 3)
})
