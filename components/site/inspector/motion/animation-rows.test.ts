// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { TrackedAnimation } from '@/lib/animation/inspector-state'
import { describeElement, formatEasing, groupAnimations, rowEndingLast } from './animation-rows'

document.body.innerHTML = `
  <div data-page-slot><section data-page><h1>Login</h1><div data-content id="content"></div></section></div>
  <div data-overlay="action-sheet"><i data-backdrop id="backdrop"></i><div><div data-overlay-surface id="dialog"></div></div></div>
  <div role="img" id="other"></div>`
const find = (id: string) => document.getElementById(id)!

test('names parts of pages and overlays with the page or overlay that contains them', () => {
  expect(describeElement(find('content'))).toBe('Content, Login')
  expect(describeElement(find('backdrop'))).toBe('Backdrop, action-sheet')
  expect(describeElement(find('dialog'))).toBe('Action sheet')
  expect(describeElement(find('other'))).toBe('img')
})

const createAnimation = (id: string, duration: number, property: string): TrackedAnimation => ({
  animation: {} as Animation,
  element: find(id),
  properties: [property],
  easing: 'ease',
  segmentStarts: [0],
  delay: 0,
  duration,
  timeScale: 1,
  isEndless: false,
  isOpacityTransition: false,
  startTime: 0,
})

test('combines the animations of one part with the same effect in one row', () => {
  const rows = groupAnimations([
    createAnimation('dialog', 200, 'opacity'),
    createAnimation('dialog', 200, 'transform'),
    createAnimation('backdrop', 150, 'opacity'),
  ])
  expect(rows.map(({ part, propertiesText, elementCount }) => [part, propertiesText, elementCount])).toEqual([
    ['Action sheet', 'opacity, transform', 1],
    ['Backdrop, action-sheet', 'opacity', 1],
  ])
  expect(rowEndingLast(rows)?.part).toBe('Action sheet')
})

test('shortens a spring to its number of stops', () => {
  expect(formatEasing('linear(0, 0.5, 1)')).toBe('linear() of 3 stops')
  expect(formatEasing('ease-in')).toBe('ease-in')
})
