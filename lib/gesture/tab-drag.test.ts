// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dir } from '../frame/state'
import { createTabDrag } from './tab-drag'
import { pointerEvent } from './testing/trace'

let row: HTMLElement
let stop: () => void
let pressed: string[]
/** Advances between tests, so that touches of earlier tests do not make a mouse event count as emulated. */
let clock = 0

/** A row of three tabs, each 100 px wide; the first is the current one. */
const build = (dir: Dir = 'ltr', generation = '26') => {
  document.body.innerHTML = `<div data-mode="ios" data-generation="${generation}" dir="${dir}"><ul>${[
    'one',
    'two',
    'three',
  ]
    .map((name, at) => `<li><a href="#${name}"${at === 0 ? ' aria-current="page"' : ''}>${name}</a></li>`)
    .join('')}<li aria-hidden="true"></li></ul></div>`
  row = document.querySelector('ul') as HTMLElement
  row.getBoundingClientRect = () => new DOMRect(0, 100, 300, 62)
  pressed = []
  row.addEventListener('click', (event) => {
    event.preventDefault()
    pressed.push((event.target as HTMLElement).textContent ?? '')
  })
  stop = createTabDrag(row)
}
const finger = (type: string, x: number) => {
  clock += 16
  row.dispatchEvent(pointerEvent({ type, x, y: 130, time: 0, pointer: 1, kind: 'touch' }, true, clock))
}
const place = () => row.style.getPropertyValue('--i')

beforeEach(() => {
  clock += 10_000
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('a finger on the tab bar of iOS 26', () => {
  it('drags the indicator and presses the nearest tab on release', () => {
    build()
    finger('down', 50)
    finger('move', 70)
    finger('move', 150)
    expect([row.dataset.held, place()]).toEqual(['', '1'])
    finger('move', 220)
    expect(Number(place())).toBeCloseTo(1.7)
    finger('up', 220)
    expect([pressed, row.dataset.held]).toEqual([['three'], undefined])
  })

  it('does not drag it past the ends, and a release at the current tab presses nothing', () => {
    build()
    finger('down', 50)
    finger('move', 90)
    finger('move', 900)
    expect(place()).toBe('2')
    finger('move', -80)
    expect(place()).toBe('0')
    finger('up', -80)
    expect([pressed, row.dataset.held, place()]).toEqual([[], undefined, ''])
  })

  it('counts tabs from the right in right-to-left', () => {
    build('rtl')
    finger('down', 250)
    finger('move', 230)
    finger('move', 50)
    finger('up', 50)
    expect(pressed).toEqual(['three'])
  })

  it('does not drag on iOS 18', () => {
    build('ltr', '18')
    finger('down', 50)
    finger('move', 90)
    finger('move', 250)
    finger('up', 250)
    expect([pressed, place()]).toEqual([[], ''])
  })
})
