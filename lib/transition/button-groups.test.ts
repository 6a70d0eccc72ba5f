// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createAxis } from '../gesture/axis'
import { iosTransition } from './ios-transition'
import { fakePageHtml, fakeSlot } from './testing/fake-page'

let entering: HTMLElement
let leaving: HTMLElement

const buttonGroupOf = (slot: HTMLElement) => slot.querySelector<HTMLElement>('[data-bar-buttons]')!

/** Gives the bar buttons of a page the shape of an iOS 26 glass capsule. */
const addCapsule = (slot: HTMLElement, width: number) => {
  buttonGroupOf(slot).style.borderRadius = '999px'
  Object.defineProperty(buttonGroupOf(slot), 'offsetWidth', { value: width })
}

const posesOf = (slot: HTMLElement, forward = true) => {
  const { tweens } = iosTransition(entering, leaving, forward, 400, createAxis('ltr'))
  const tween = tweens.find(({ element }) => element === buttonGroupOf(slot))
  return tween && [tween.from, tween.to]
}

beforeEach(() => {
  document.body.innerHTML = ''
  entering = fakeSlot(fakePageHtml(), 'entering')
  leaving = fakeSlot(fakePageHtml(), 'leaving')
  document.body.append(entering, leaving)
})

it.each([true, false])(
  'the capsules of two bars have the same width at any time (forward: %s)',
  (forward) => {
    addCapsule(entering, 88)
    addCapsule(leaving, 44)
    expect(posesOf(entering, forward)).toEqual([
      { x: 22, scaleX: 0.5, opacity: 0.01 },
      { x: 0, scaleX: 1, opacity: 1 },
    ])
    expect(posesOf(leaving, forward)).toEqual([
      { x: 0, scaleX: 1, opacity: 0.99 },
      { x: -22, scaleX: 2, opacity: 0 },
    ])
  },
)

it('is mirrored in right-to-left, so that the end does not move', () => {
  addCapsule(entering, 88)
  addCapsule(leaving, 44)
  const { tweens } = iosTransition(entering, leaving, true, 400, createAxis('rtl'))
  const tween = tweens.find(({ element }) => element === buttonGroupOf(entering))
  expect(tween?.from).toEqual({ x: -22, scaleX: 0.5, opacity: 0.01 })
})

it('capsules of the same width only fade', () => {
  addCapsule(entering, 44)
  addCapsule(leaving, 44)
  expect(posesOf(entering)).toEqual([{ opacity: 0.01 }, { opacity: 1 }])
})

it('a capsule without a counterpart grows while it fades in', () => {
  addCapsule(entering, 44)
  buttonGroupOf(leaving).replaceChildren()
  expect(posesOf(entering)).toEqual([
    { scale: 0.6, opacity: 0.01 },
    { scale: 1, opacity: 1 },
  ])
})

it('a capsule whose counterpart is hidden by CSS grows too', () => {
  addCapsule(entering, 44)
  addCapsule(leaving, 0)
  expect(posesOf(entering)).toEqual([
    { scale: 0.6, opacity: 0.01 },
    { scale: 1, opacity: 1 },
  ])
})
