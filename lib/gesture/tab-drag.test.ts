// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dir } from '../frame/state'
import { connectTabDrag } from './tab-drag'
import { createPointerEvent } from './testing/trace'

let tabList: HTMLElement
let stop: () => void
let pressedTabs: string[]
/** Timestamp of the last pointer event, ms. It also increases between tests. */
let clock = 0

/** Renders a row of three tabs, each 100 px wide. The first one is the current tab. */
const renderTabBar = (dir: Dir = 'ltr', generation = '26') => {
  document.body.innerHTML = `<div data-mode="ios" data-generation="${generation}" dir="${dir}"><ul>${[
    'one',
    'two',
    'three',
  ]
    .map(
      (name, index) => `<li><a href="#${name}"${index === 0 ? ' aria-current="page"' : ''}>${name}</a></li>`,
    )
    .join('')}<li aria-hidden="true"></li></ul></div>`
  tabList = document.querySelector('ul') as HTMLElement
  tabList.getBoundingClientRect = () => new DOMRect(0, 100, 300, 62)
  pressedTabs = []
  tabList.addEventListener('click', (event) => {
    event.preventDefault()
    pressedTabs.push((event.target as HTMLElement).textContent ?? '')
  })
  stop = connectTabDrag(tabList)
}
const dispatchPointer = (type: string, x: number) => {
  clock += 16
  tabList.dispatchEvent(
    createPointerEvent({ type, x, y: 130, time: 0, pointer: 1, kind: 'touch' }, true, clock),
  )
}
const indicatorPosition = () => tabList.style.getPropertyValue('--indicator-position')

beforeEach(() => {
  clock += 10_000
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    callback(0)
    return 0
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('a finger on the tab bar of iOS 26', () => {
  it('drags the indicator and presses the nearest tab on release', () => {
    renderTabBar()
    dispatchPointer('down', 50)
    dispatchPointer('move', 70)
    dispatchPointer('move', 150)
    expect([tabList.dataset.held, indicatorPosition()]).toEqual(['', '1'])
    dispatchPointer('move', 220)
    expect(Number(indicatorPosition())).toBeCloseTo(1.7)
    dispatchPointer('up', 220)
    expect([pressedTabs, tabList.dataset.held]).toEqual([['three'], undefined])
  })

  it('passes a disabled tab, and does not press it', () => {
    renderTabBar()
    tabList.children[1]!.innerHTML = '<span role="link" aria-disabled="true">two</span>'
    dispatchPointer('down', 50)
    dispatchPointer('move', 70)
    dispatchPointer('move', 150)
    expect(indicatorPosition()).toBe('1')
    dispatchPointer('up', 150)
    expect([pressedTabs, indicatorPosition()]).toEqual([[], ''])
    dispatchPointer('down', 50)
    dispatchPointer('move', 70)
    dispatchPointer('move', 250)
    dispatchPointer('up', 250)
    expect(pressedTabs).toEqual(['three'])
  })

  it('does not drag it past the ends, and a release at the current tab presses nothing', () => {
    renderTabBar()
    dispatchPointer('down', 50)
    dispatchPointer('move', 90)
    dispatchPointer('move', 900)
    expect(indicatorPosition()).toBe('2')
    dispatchPointer('move', -80)
    expect(indicatorPosition()).toBe('0')
    dispatchPointer('up', -80)
    expect([pressedTabs, tabList.dataset.held, indicatorPosition()]).toEqual([[], undefined, ''])
  })

  it('counts tabs from the right in right-to-left', () => {
    renderTabBar('rtl')
    dispatchPointer('down', 250)
    dispatchPointer('move', 230)
    dispatchPointer('move', 50)
    dispatchPointer('up', 50)
    expect(pressedTabs).toEqual(['three'])
  })

  it('does not drag on iOS 18', () => {
    renderTabBar('ltr', '18')
    dispatchPointer('down', 50)
    dispatchPointer('move', 90)
    dispatchPointer('move', 250)
    dispatchPointer('up', 250)
    expect([pressedTabs, indicatorPosition()]).toEqual([[], ''])
  })
})
